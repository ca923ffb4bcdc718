import IconEyeClosedSolid from '@douyinfe/semi-icons/lib/es/icons/IconEyeClosedSolid';
import IconEyeOpened from '@douyinfe/semi-icons/lib/es/icons/IconEyeOpened';
import Button from '@douyinfe/semi-ui/lib/es/button';
import Input from '@douyinfe/semi-ui/lib/es/input';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { isMobile } from '#contracts/forms/fields.ts';
import { say } from '#contracts/words.ts';
import { config } from '../../api/config.ts';
import { notify } from '../../api/notice.ts';
import { session, signIn } from '../../api/session.ts';
import { speakMessage } from '../../i18n.ts';
import { shortMobile, useCleanTyping } from '../../kit/form/cleanTyping.ts';
import { lazyWith } from '../../kit/page/lazyWith.ts';
import { safePath } from '../../kit/page/safePath.ts';
import { loadCode } from '../../loadCode.ts';
import css from './Login.module.css';

/** The hashes of a password, 2 kB, which are loaded while somebody types. */
const loadHashes = () => import('./authenticate.ts');

/** A choice of demo personas for signing in. Only the build of mode `demo` contains it. */
const DemoPersonas =
  import.meta.env.MODE === 'demo' ? lazyWith(() => import('../../demo/SignInPersonas.tsx')) : undefined;

interface Faults {
  mobile?: string | undefined;
  password?: string | undefined;
}

export default function Login() {
  const { t } = useTranslation('shell');
  const wanted = useLoaderData() as string;
  const target = safePath(wanted);
  const navigate = useNavigate();
  const [mobile, setMobile] = useState('');
  const { onTyped, ...typing } = useCleanTyping(mobile, (text) => setMobile(shortMobile(text)));
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [isFaulty, setFaulty] = useState(false);
  const [busy, setBusy] = useState(false);
  const mobileInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  // Leaves this page when another tab of this browser signs in.
  useEffect(() => {
    const onStorage = () => session().token && navigate(target, { replace: true });
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [navigate, target]);

  const found: Faults = {
    mobile: mobile ? (isMobile(mobile) ? undefined : say('mobile')) : say('required', { label: 'mobile' }),
    password: password ? undefined : say('required', { label: 'password' }),
  };
  // After a faulty form was sent, its fields are checked as they are typed.
  const faults: Faults = isFaulty ? found : {};

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const has = Boolean(found.mobile || found.password);
    setFaulty(has);
    if (has) {
      (found.mobile ? mobileInput : passwordInput).current?.focus();
      return notify('error', speakMessage(say('loginFormInvalid')));
    }
    await enter(mobile, password);
  };

  const enter = async (mobile: string, password: string) => {
    setBusy(true);
    try {
      const hashes = await loadCode(loadHashes).catch(() => undefined);
      if (!hashes) return notify('error', t('pages.chunkFailedHint'));
      if (signIn(await hashes.authenticate(mobile, password))) location.replace(target);
      else navigate(target, { replace: true });
    } catch {
      // The client has shown the error. The form stays as it is.
      passwordInput.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <main className={css.page}>
      <form
        className={css.form}
        onSubmit={onSubmit}
        onInput={() => void loadHashes().catch(() => undefined)}
        noValidate
        aria-labelledby="sign-in"
      >
        <img src="/favicon.svg" alt="" width="40" height="40" />
        <h1 id="sign-in">{config().title}</h1>
        <p className={css.subtitle}>{t('signIn.subtitle')}</p>
        <label htmlFor="mobile">{t('signIn.mobile')}</label>
        <Input
          id="mobile"
          ref={mobileInput}
          size="large"
          inputMode="numeric"
          autoComplete="username"
          autoFocus
          placeholder={t('signIn.mobilePlaceholder')}
          {...typing}
          validateStatus={faults.mobile ? 'error' : 'default'}
          aria-invalid={Boolean(faults.mobile)}
          aria-describedby="mobile-fault"
          onChange={onTyped}
        />
        <p id="mobile-fault" className={css.fault}>
          {faults.mobile && speakMessage(faults.mobile)}
        </p>
        <label htmlFor="password">{t('signIn.password')}</label>
        <Input
          id="password"
          ref={passwordInput}
          size="large"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={20}
          placeholder={t('signIn.passwordPlaceholder')}
          value={password}
          validateStatus={faults.password ? 'error' : 'default'}
          aria-invalid={Boolean(faults.password)}
          aria-describedby="password-fault"
          onChange={setPassword}
          suffix={
            <button
              type="button"
              className={css.eye}
              aria-label={t(shown ? 'signIn.hidePassword' : 'signIn.showPassword')}
              onClick={() => setShown(!shown)}
            >
              {shown ? <IconEyeOpened aria-hidden /> : <IconEyeClosedSolid aria-hidden />}
            </button>
          }
        />
        <p id="password-fault" className={css.fault}>
          {faults.password && speakMessage(faults.password)}
        </p>
        <Button htmlType="submit" theme="solid" size="large" block loading={busy}>
          {t('signIn.submit')}
        </Button>
        <p className={css.help}>{t('signIn.forgotten')}</p>
      </form>
      {DemoPersonas && (
        <Suspense fallback={null}>
          <DemoPersonas busy={busy} onChoose={enter} />
        </Suspense>
      )}
    </main>
  );
}
