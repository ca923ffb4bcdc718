import Button from '@douyinfe/semi-ui/lib/es/button';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type MemberRow, members } from '#contracts/areas/members.ts';
import { isMobile } from '#contracts/forms/fields.ts';
import { isMaskedMobile } from '#contracts/forms/masks.ts';
import { useData } from '../../api/hooks.ts';
import { useMay } from '../../api/session.ts';
import fieldCss from '../../kit/form/Field.module.css';
import { MobileField } from '../../kit/form/fields.tsx';
import { useDebounced } from '../../kit/select/useDebounced.ts';
import css from './PickButtons.module.css';
import { useQuoted } from './useQuote.ts';

/** Fewer digits would find too many. */
const leastDigits = 3;

const isPart = (mobile: string) => /^\d+$/.test(mobile) && mobile.length >= leastDigits && !isMobile(mobile);

/** The member who orders: by his whole number, or, for users who may see members, picked by a part of it. Grade and points are shown below. */
export function MemberField() {
  const { t } = useTranslation('orders');
  const { quote } = useQuoted();
  const mayList = useMay(members.list);
  const [mobile = '', memberId] = useWatch({ name: ['memberMobile', 'memberId'] }) as string[];
  const { setValue } = useFormContext();
  useEffect(() => {
    if (memberId && !isMaskedMobile(mobile)) setValue('memberId', '');
  }, [memberId, mobile, setValue]);
  const { member } = quote ?? {};
  const found = member && [member.name, member.gradeName, t('quote.points', { n: member.points })];
  // Something always stands there, so that nothing below moves when the member is found.
  const help =
    found?.filter(Boolean).join(' · ') ??
    t(mayList ? 'quote.findMember' : 'quote.wholeMobile', { n: leastDigits });
  return (
    <>
      <MobileField name="memberMobile" help={help} />
      {mayList && isPart(mobile) && <Found digits={mobile} />}
    </>
  );
}

const searchAfterMs = 300;
const most = 6;

function Found({ digits }: { digits: string }) {
  const { t } = useTranslation('orders');
  const { setValue, setFocus } = useFormContext();
  const keyword = useDebounced(digits, searchAfterMs);
  const { data } = useData(members.list, { query: { keyword, offset: 0, limit: most } });
  if (!data || data.list.length === 0) return null;
  const pick = ({ id, mobile }: MemberRow) => {
    setValue('memberId', id, { shouldDirty: true });
    setValue('memberMobile', mobile, { shouldDirty: true, shouldValidate: true });
    setFocus('memberMobile');
  };
  return (
    <div className={fieldCss.row}>
      <span className={fieldCss.label}>{t('quote.search')}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons wrap in one line, as no fieldset does in every browser */}
      <div className={css.picks} role="group" aria-label={t('quote.search')}>
        {data.list.map((member) => (
          <Button key={member.id} size="small" onClick={() => pick(member)}>
            {[member.name, member.mobile, member.gradeName, t('quote.points', { n: member.points })]
              .filter(Boolean)
              .join(' · ')}
          </Button>
        ))}
      </div>
    </div>
  );
}
