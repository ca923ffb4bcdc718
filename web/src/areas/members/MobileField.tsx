import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isMobile } from '#contracts/forms/fields.ts';
import { memberList } from '../../domain/members/memberPaths.ts';
import type { Reveal } from '../../kit/display/reveal.ts';
import { MaskedMobileField } from '../../kit/form/fields.tsx';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { withQuery } from '../../kit/page/withQuery.ts';

/** 手机号 of a member. A number that the backend refuses is somebody else's: the field leads to him. */
export function MobileField({ reveal }: { reveal: Reveal | undefined }) {
  const { t } = useTranslation('members');
  const mayOpen = useMayOpen()(memberList);
  const { errors } = useFormState({ name: 'mobile' });
  const mobile = useWatch({ name: 'mobile' }) as string | undefined;
  // What the schema refuses has a type, what the backend refuses has none.
  const isTaken = errors.mobile !== undefined && errors.mobile.type === undefined;
  const help = mayOpen && isTaken && mobile !== undefined && isMobile(mobile) && (
    <Link to={withQuery(memberList, { keyword: mobile })}>{t('registeredMember')}</Link>
  );
  return <MaskedMobileField name="mobile" reveal={reveal} {...(help && { help })} />;
}
