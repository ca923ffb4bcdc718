import { useTranslation } from 'react-i18next';
import { memberFriendForm, memberFriends } from '#contracts/areas/memberFriends.ts';
import { DocumentFields } from '../../domain/members/DocumentFields.tsx';
import { useCloseWhen } from '../../kit/dialogs/staying.ts';
import { revealOf } from '../../kit/display/reveal.ts';
import { CodeField, LongTextField, MaskedMobileField, TextField } from '../../kit/form/fields.tsx';
import { RecordDialog } from '../../kit/form/RecordDialog.tsx';
import { EmergencyField } from './EmergencyField.tsx';

interface Props {
  memberId: string;
  /** Absent = a new relative. */
  friendId: string | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** 添加亲友, 编辑亲友. */
export default function FriendDialog({ memberId, friendId, ...on }: Props) {
  const { t } = useTranslation(['memberFriends', 'common']);
  return (
    <RecordDialog
      calls={memberFriends}
      form={memberFriendForm}
      given={{ memberId }}
      recordId={friendId}
      draftOf={`memberFriend:${memberId}`}
      title={t(friendId ? 'editFriend' : 'addFriend')}
      width={720}
      {...on}
    >
      {(record) => {
        if (record && record.memberId !== memberId) return <Close onClose={on.onClose} />;
        const reveal = record && revealOf(memberFriends.reveal, record);
        return (
          <>
            <TextField name="name" />
            <CodeField name="relation" />
            <MaskedMobileField name="mobile" reveal={reveal?.('mobile')} />
            <DocumentFields reveal={reveal?.('credentialNo')} help={t('ofIdCard')} />
            <LongTextField name="remark" />
            <EmergencyField memberId={memberId} friendId={friendId} />
          </>
        );
      }}
    </RecordDialog>
  );
}

/** An address can name a relative of somebody else, who is none of this page. */
function Close({ onClose }: Pick<Props, 'onClose'>) {
  useCloseWhen(true, onClose);
  return null;
}
