import { orderStatus } from '#contracts/enums/orders.ts';

interface Order {
  status: number;
  createTime: string;
  logs: readonly { time: string; fromStatus: number; toStatus: number }[];
}

export interface OrderStep {
  name: 'submit' | 'pay' | 'confirm' | 'use' | 'finish' | 'closed';
  state: 'done' | 'now' | 'next' | 'failed';
  /** When the step was done; '' if it was not. */
  time: string;
}

/** For each step the statuses that mean it is done (`after`), and those in which it is due (`waits`). */
const way = [
  { name: 'pay', waits: [orderStatus.unpaid], after: [orderStatus.toConfirm, orderStatus.toUse] },
  { name: 'confirm', waits: [orderStatus.toConfirm], after: [orderStatus.toUse] },
  { name: 'use', waits: [orderStatus.toUse, orderStatus.inUse], after: [orderStatus.inUse] },
  { name: 'finish', waits: [], after: [orderStatus.done] },
] as const satisfies { name: OrderStep['name']; waits: readonly number[]; after: readonly number[] }[];

/**
 * The steps of an order according to its log: 提交 → 付款 → [确认] → 使用 → 完成. 确认 is a step only if the order had to be confirmed. For a closed order the
 * steps that it never reached are left out, and closing is the last one (domain design, section 10.2).
 */
export function stepsOfOrder({ status, createTime, logs }: Order): OrderStep[] {
  /** The time at which the order first reached one of the statuses; the log has the newest line first. */
  const reached = (statuses: readonly number[]) =>
    logs.findLast(({ fromStatus, toStatus }) => fromStatus !== toStatus && statuses.includes(toStatus))
      ?.time ?? '';
  const isClosed = status === orderStatus.cancelled || status === orderStatus.closed;
  const isDone = status === orderStatus.done;
  const hadToConfirm = status === orderStatus.toConfirm || reached([orderStatus.toConfirm]) !== '';

  const steps: OrderStep[] = [{ name: 'submit', state: 'done', time: createTime }];
  for (const { name, waits, after } of way) {
    if (name === 'confirm' && !hadToConfirm) continue;
    const time = reached(after);
    const waiting = (waits as readonly number[]).includes(status);
    const done = time !== '' && !waiting;
    // The order is done without this step, because nobody came.
    const skipped = isDone && time === '';
    if (skipped || (isClosed && !done)) continue;
    steps.push({ name, state: waiting ? 'now' : done ? 'done' : 'next', time });
  }
  if (isClosed)
    steps.push({
      name: 'closed',
      state: 'failed',
      time: reached([orderStatus.cancelled, orderStatus.closed]),
    });
  return steps;
}
