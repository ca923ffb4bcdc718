import { useTranslation } from 'react-i18next';
import { friendLimit, memberFriends } from '#contracts/areas/memberFriends.ts';
import { useFreshData } from '../../api/hooks.ts';
import { SwitchField } from '../../kit/form/fields.tsx';

interface Props {
  memberId: string;
  /** The relative of the form; absent = a new one. */
  friendId: string | undefined;
}

/** 设为紧急联系人. A member has one: the field says whose place this relative would take. */
export function EmergencyField({ memberId, friendId }: Props) {
  const { t } = useTranslation('memberFriends');
  const { data } = useFreshData(memberFriends.list, { query: { memberId, offset: 0, limit: friendLimit } });
  const holder = data?.list.find(({ id, emergency }) => emergency === 1 && id !== friendId);
  return <SwitchField name="emergency" {...(holder && { help: t('emergencyNow', { name: holder.name }) })} />;
}
