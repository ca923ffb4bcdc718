import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { frontDesk } from '#contracts/areas/frontDesk.ts';
import { useFreshData, useKeptData } from '../../api/hooks.ts';
import { everyMinute } from '../../api/pace.ts';
import { useSession } from '../../api/session.ts';
import { choiceText, type DeskChoice, joined, readChoice } from './deskChoice.ts';

const param = 'desk';

/** The board of today, asked for anew each minute, and which of its orders are chosen (`?desk=inHouse.hotel.2`). */
export function useDesk() {
  const belongId = useSession(({ user }) => user?.belongId ?? '');
  const input = { params: { belongId } };
  const { data, error, reload } = useFreshData(
    frontDesk.boardOfOwn,
    { ...input, query: {} },
    () => everyMinute,
  );
  const [address, setAddress] = useSearchParams();
  const text = address.get(param) ?? '';
  const choice = useMemo(() => readChoice(text, data?.houses ?? []), [text, data]);

  // With more orders than one answer holds, a chosen house is asked for by itself.
  const { house } = choice;
  const isShort = data !== undefined && data.count > data.stays.length;
  const ofHouse = useKeptData(
    frontDesk.boardOfOwn,
    isShort && house ? { ...input, query: { kind: house.kind, resourceId: house.id } } : null,
  );
  const answer = (isShort && house && ofHouse.data) || data;
  const known = useMemo(() => joined(data?.stays ?? [], answer?.stays ?? []), [answer, data]);

  const toOf = (next: DeskChoice): string => {
    const params = new URLSearchParams(address);
    params.set(param, choiceText(next));
    return `?${params}`;
  };
  return {
    data,
    error,
    choice,
    /** The orders among which those of the choice are, and whether some of it are missing. */
    stays: answer?.stays ?? [],
    isShort: answer !== undefined && answer.count > answer.stays.length,
    /** The orders among which a search finds, and whether it may miss some. */
    known,
    isPart: isShort,
    /** The address with another choice. */
    toOf,
    choose: (next: DeskChoice) => setAddress(toOf(next), { replace: true }),
    reload: () => Promise.all([reload(), ofHouse.reload()]),
  };
}
