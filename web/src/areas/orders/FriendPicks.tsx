import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { friendLimit, memberFriends } from '#contracts/areas/memberFriends.ts';
import { isMobile } from '#contracts/forms/fields.ts';
import type { OrderGuest } from '#contracts/trade/orderForms.ts';
import { useData } from '../../api/hooks.ts';
import { useMay } from '../../api/session.ts';
import { LoadFailed } from '../../kit/page/LoadFailed.tsx';
import { RelativePicks } from './RelativePicks.tsx';
import { useQuoted } from './useQuote.ts';

/**
 * The relatives of the member who orders. Their row is there from the beginning: nobody's click may miss because a member was found. For users who
 * may not see members there is nothing.
 */
export function FriendPicks() {
  const mayList = useMay(memberFriends.list);
  const [mobile, memberId] = useWatch({ name: ['memberMobile', 'memberId'] }) as [string, string | undefined];
  useForgetPicked(mobile);
  const of = memberId ? { memberId } : isMobile(mobile) && { memberMobile: mobile };
  return mayList ? <Picks of={of || undefined} /> : null;
}

/** Takes the relatives of one member out of the guests when the mobile becomes that of another. */
function useForgetPicked(mobile: string) {
  const { getValues, setValue } = useFormContext();
  const before = useRef(mobile);
  useEffect(() => {
    const was = before.current;
    before.current = mobile;
    // The first number is that of a restored draft, or of nobody whose relatives could have been picked.
    if (was === mobile || was === '') return;
    const guests = getValues('guests') as OrderGuest[];
    const own = guests.filter(({ friendId }) => !friendId);
    if (own.length < guests.length) setValue('guests', own, { shouldDirty: true });
  }, [mobile, getValues, setValue]);
}

function Picks({ of }: { of: { memberId: string } | { memberMobile: string } | undefined }) {
  const { t } = useTranslation('orders');
  const { data, error, reload } = useData(
    memberFriends.list,
    of ? { query: { ...of, offset: 0, limit: friendLimit } } : null,
  );
  const { quote } = useQuoted();
  const relatives = (of && data?.list) ?? [];
  const none =
    of && error ? (
      <LoadFailed error={error} onRetry={reload} />
    ) : (
      t(of && data && quote?.member ? 'noRelatives' : 'relativesOfMember')
    );
  return <RelativePicks relatives={relatives} none={none} />;
}
