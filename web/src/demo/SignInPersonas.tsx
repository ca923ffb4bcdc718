import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { control, type Persona } from './control.ts';
import css from './SignInPersonas.module.css';

interface Props {
  busy: boolean;
  onChoose: (mobile: string, password: string) => Promise<void>;
}

/** Beside the sign-in form: all personas of the demo who may sign in. If a persona's password was changed, it has to be typed. */
export default function SignInPersonas({ busy, onChoose }: Props) {
  const { t } = useTranslation(['demo', 'common']);
  const [personas, setPersonas] = useState<Persona[]>([]);
  useEffect(() => {
    void control<Persona[]>('GET', 'personas').then(setPersonas, () => undefined);
  }, []);
  return (
    <section className={css.personas} aria-labelledby="demo-personas">
      <h2 id="demo-personas">{t('signInAs')}</h2>
      <ul>
        {personas
          .filter(({ enabled }) => enabled === 1)
          .map(({ id, name, roles, mobile, password }) => (
            <li key={id}>
              <button
                type="button"
                disabled={busy || !password}
                lang="zh"
                onClick={() => void onChoose(mobile, password)}
              >
                {name} <span>{roles.join(t('common:comma'))}</span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
