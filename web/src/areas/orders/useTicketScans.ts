import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ordersPlace } from '#contracts/areas/orders.ts';
import type { PlaceOrder } from '#contracts/trade/orders.ts';
import { call } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { openCodes, ticketRefusal } from './ticketRefusal.ts';

/** What became of a scan. */
export interface Answer {
  /** Counts the answers since the dialog was opened. */
  key: number;
  code: string;
  order?: PlaceOrder;
  /** Said loudly. */
  refusal?: string;
  /** Said as loudly; whether the ticket was taken is not known, and the same scan sends it again. */
  failure?: string;
  isTaken?: boolean;
  /** How many tickets of the order were taken with it. */
  count?: number;
}
interface Scan {
  code: string;
  /** The order whose shown ticket is to be taken; without it the ticket is looked for. */
  taken: PlaceOrder | undefined;
  /** The tickets that are taken, if not this one alone. */
  codes?: readonly string[];
}

/** How many answers before the last one stay in view. */
const remembered = 5;

const calls = { getByCode: ordersPlace.getByCode, verify: ordersPlace.verify };

/**
 * Scans are answered one after the other, since a scanner does not wait for an answer. The first scan of a code shows its ticket, and another one
 * takes it while it is shown; all unused tickets of its order can be taken with one step. A code that is still waiting is not scanned again: scanners
 * may send Enter twice, and nobody has seen the ticket yet.
 * @param onTaken is called with the code of a ticket that was taken
 */
export function useTicketScans(onTaken: (code: string) => void) {
  const { t } = useTranslation('orders');
  const { getByCode, verify } = useScopedCalls(calls);
  const waiting = useRef<Scan[]>([]);
  const count = useRef(0);
  const [waits, setWaits] = useState(0);
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [last, ...earlier] = answers;

  const find = async (code: string) => {
    const order = await call(getByCode, { query: { code } } as never, { quiet: true });
    const refusal = ticketRefusal(order, code);
    return { code, order, ...(refusal && { refusal: t(`sentences.${refusal}`) }) };
  };
  const take = async (code: string, { id }: PlaceOrder, codes: readonly string[] = [code]) => {
    const order = await call(verify, { params: { id }, body: { codes } } as never, { quiet: true });
    onTaken(code);
    return { code, order, isTaken: true, count: codes.length };
  };
  const answerOf = async ({ code, taken, codes }: Scan): Promise<Omit<Answer, 'key'>> => {
    try {
      return await (taken ? take(code, taken, codes) : find(code));
    } catch (error) {
      const said = messageOf(error);
      const isUnanswered = taken && error instanceof ApiError && error.sent?.isUnanswered;
      return isUnanswered ? { code, order: taken, failure: said } : { code, refusal: said };
    }
  };
  const answerAll = async () => {
    for (let scan = waiting.current[0]; scan; scan = waiting.current[0]) {
      const answer = { ...(await answerOf(scan)), key: count.current++ };
      waiting.current.shift();
      setWaits(waiting.current.length);
      // A ticket that is taken, or taken again, has one line.
      setAnswers((before) => {
        const [shown, ...others] = before;
        return [answer, ...(scan.taken ? others : shown ? [shown, ...others] : [])].slice(0, remembered + 1);
      });
    }
  };
  /** The order of the shown ticket, if a further scan of the code takes it. */
  const readyFor = (code: string) =>
    waits === 0 && last && last.code === code && !last.refusal && !last.isTaken ? last.order : undefined;
  const enqueue = (scan: Scan) => {
    waiting.current.push(scan);
    setWaits(waiting.current.length);
    if (waiting.current.length === 1) void answerAll();
  };
  const scan = (code: string) => {
    if (code === '' || waiting.current.at(-1)?.code === code) return;
    enqueue({ code, taken: readyFor(code) });
  };
  /** The tickets of the shown order that can be taken now; none while scans wait. */
  const open = waits === 0 && last?.order ? openCodes(last.order) : [];
  const takeAll = () => {
    const [first] = open;
    if (!last?.order || first === undefined) return;
    // The answer is about a ticket that was taken, which the scanned one may have been before.
    const code = open.includes(last.code) ? last.code : first;
    enqueue({ code, taken: last.order, codes: open });
  };
  return { scan, open, takeAll, last, earlier, waits, readyFor };
}
