import Button from '@douyinfe/semi-ui/lib/es/button';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { friendLimit, type MemberFriendRow, memberFriends } from '#contracts/areas/memberFriends.ts';
import { isMobile } from '#contracts/forms/fields.ts';
import type { Guest, OrderGuest } from '#contracts/trade/orderForms.ts';
import { useData } from '../../api/hooks.ts';
import { useMay } from '../../api/session.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import fieldCss from '../../kit/form/Field.module.css';
import css from './FriendPicks.module.css';

/**
 * The relatives of the member who orders, each a button that adds him to the guests. His numbers stay masked; the backend takes the whole ones from his
 * record. For users who may not see members there is nothing.
 */
export function FriendPicks() {
  const mayList = useMay(memberFriends.list);
  const [mobile, memberId] = useWatch({ name: ['memberMobile', 'memberId'] }) as [string, string | undefined];
  useForgetPicked(mobile);
  const of = memberId ? { memberId } : isMobile(mobile) && { memberMobile: mobile };
  return mayList && of ? <Picks of={of} /> : null;
}

/** Takes the relatives of one member out of the guests when the mobile becomes that of another. */
function useForgetPicked(mobile: string) {
  const { getValues, setValue } = useFormContext();
  const before = useRef(mobile);
  useEffect(() => {
    if (before.current === mobile) return;
    before.current = mobile;
    const guests = getValues('guests') as OrderGuest[];
    const own = guests.filter(({ friendId }) => !friendId);
    if (own.length < guests.length) setValue('guests', own, { shouldDirty: true });
  }, [mobile, getValues, setValue]);
}

function Picks({ of }: { of: { memberId: string } | { memberMobile: string } }) {
  const { t } = useTranslation('orders');
  const relation = useCodeName('relationType');
  const { getValues, setValue } = useFormContext();
  const guests = useWatch({ name: 'guests' }) as OrderGuest[];
  const query = { ...of, offset: 0, limit: friendLimit };
  const { data } = useData(memberFriends.list, { query });
  if (!data || data.list.length === 0) return null;
  const add = (friend: MemberFriendRow) => {
    const filled = (getValues('guests') as OrderGuest[]).filter(
      ({ name, credentialNo }) => name || credentialNo,
    );
    setValue('guests', [...filled, guestOf(friend)], { shouldDirty: true });
  };
  return (
    <div className={fieldCss.row}>
      <span className={fieldCss.label}>{t('relatives')}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons wrap in one line, as no fieldset does in every browser */}
      <div className={css.picks} role="group" aria-label={t('relatives')}>
        {data.list.map((friend) => (
          <Button
            key={friend.id}
            size="small"
            disabled={guests.some(({ friendId }) => friendId === friend.id)}
            onClick={() => add(friend)}
          >
            {`${friend.name} · ${relation(friend.relation)}`}
          </Button>
        ))}
      </div>
    </div>
  );
}

const guestOf = ({ id, name, credentialType, credentialNo, mobile }: MemberFriendRow): OrderGuest => ({
  ...{ name, credentialType: credentialType as Guest['credentialType'], credentialNo, mobile },
  friendId: id,
});
