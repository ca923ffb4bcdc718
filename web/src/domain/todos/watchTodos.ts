import { todos } from '#contracts/areas/todos.ts';
import { onChanged } from '../../api/changed.ts';
import { call } from '../../api/client.ts';
import { session } from '../../api/session.ts';
import { announcing, loadAnnouncing } from './announcing.ts';
import { risen, sumByCall, totalOf } from './compare.ts';
import { noTodos, type TodoCounts, useTodoCounts } from './counts.ts';

/** Milliseconds between two polls of all tabs together. */
export const pollEveryMs = 30_000;
/** The least time in milliseconds between two requests that changes of this tab cause. */
const leastGapMs = 3_000;

interface Answer {
  counts: TodoCounts;
  /** When it was asked, in epoch milliseconds by the monotonic clock, which all tabs share. */
  askedAt: number;
  /** Asked after a change of the user's own, so that what is new is his own work. */
  afterChange: boolean;
}

const now = () => performance.timeOrigin + performance.now();
/** The user sees this tab. A visible window may still be beside the one that he works in. */
const isLookedAt = () => !document.hidden && document.hasFocus();
/** A hidden tab asks only for users who want to hear of new work; otherwise nobody would see the answer. */
const isWanted = () => !document.hidden || announcing().sound || announcing().system;

let refresh: (() => void) | undefined;
/** Asks again soon, unless the last question is not older than some seconds: for a page that shows the numbers at large. */
export const refreshTodos = () => refresh?.();

/**
 * Keeps the numbers of `useTodoCounts` up to date for one user: at once, every 30 s while a tab is visible, and after each change that this tab made. One
 * tab asks for all: it holds a lock meanwhile and hands the answer on, and the others wait another 30 s. Without locks (plain http) each visible tab asks
 * for itself.
 * @returns stops it and forgets the numbers
 */
export function watchTodos(userId: string): () => void {
  const name = `todos ${userId}`;
  const channel = new BroadcastChannel(name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changeTimer: ReturnType<typeof setTimeout> | undefined;
  let latest: Answer | undefined;
  let seen: TodoCounts | undefined;
  let lastAsked = Number.NEGATIVE_INFINITY;
  let lastExtra = Number.NEGATIVE_INFINITY;
  let stopped = false;

  const pollIn = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void poll(), Math.max(0, ms));
  };
  const look = (counts: TodoCounts) => {
    seen = counts;
    if (useTodoCounts.getState().unseen > 0) useTodoCounts.setState({ unseen: 0 });
  };
  /** An answer to an older question than the one shown came late and is dropped. Returns what was shown before. */
  const take = (answer: Answer) => {
    if (stopped || (latest && answer.askedAt < latest.askedAt)) return undefined;
    const before = latest?.counts;
    latest = answer;
    if (isLookedAt() || !seen) {
      look(answer.counts);
      channel.postMessage('looked');
    }
    useTodoCounts.setState({
      counts: answer.counts,
      failed: false,
      byCall: sumByCall(answer.counts),
      unseen: totalOf(risen(seen ?? answer.counts, answer.counts)),
    });
    pollIn(pollEveryMs);
    return before;
  };
  const ask = async (afterChange: boolean) => {
    const askedAt = now();
    lastAsked = askedAt;
    try {
      const list = await call(todos.count, {}, { quiet: true });
      const counts = Object.fromEntries(list.map(({ key, count }) => [key, count]));
      const answer: Answer = { counts, askedAt, afterChange };
      if (stopped) return;
      channel.postMessage(answer);
      const before = take(answer);
      const more = before && !afterChange ? risen(before, counts) : {};
      if (totalOf(more) > 0)
        void import('./announce.ts').then(({ announce }) => announce(more, isLookedAt()));
    } catch {
      if (stopped) return;
      useTodoCounts.setState({ failed: true });
      pollIn(pollEveryMs);
    }
  };
  /** Polls, unless another tab has just asked or is asking. */
  const poll = async () => {
    if (stopped || !session().token || !isWanted()) return;
    if (!navigator.locks) return ask(false);
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      const wait = latest ? latest.askedAt + pollEveryMs - now() : 0;
      if (lock && wait <= 0) await ask(false);
      else pollIn(Math.max(wait, leastGapMs));
    });
  };
  const askExtra = (afterChange: boolean) => {
    clearTimeout(changeTimer);
    changeTimer = setTimeout(
      () => {
        lastExtra = now();
        if (!navigator.locks) void ask(afterChange);
        else void navigator.locks.request(name, () => (stopped ? undefined : ask(afterChange)));
      },
      Math.max(0, lastExtra + leastGapMs - now()),
    );
  };
  const onLook = () => {
    if (latest && isLookedAt() && useTodoCounts.getState().unseen > 0) {
      look(latest.counts);
      channel.postMessage('looked');
    }
    if (!document.hidden) pollIn(latest ? latest.askedAt + pollEveryMs - now() : 0);
  };

  channel.onmessage = ({ data }: MessageEvent<Answer | 'looked'>) => {
    if (data !== 'looked') take(data);
    else if (latest) look(latest.counts);
  };
  addEventListener('focus', onLook);
  document.addEventListener('visibilitychange', onLook);
  const stopChanges = onChanged(() => askExtra(true));
  refresh = () => {
    if (useTodoCounts.getState().failed || now() - lastAsked > leastGapMs) askExtra(false);
  };
  void loadAnnouncing(userId);
  // Also a tab that opens in the background asks once, so that it has something to show.
  void ask(false);

  return () => {
    stopped = true;
    refresh = undefined;
    clearTimeout(timer);
    clearTimeout(changeTimer);
    stopChanges();
    removeEventListener('focus', onLook);
    document.removeEventListener('visibilitychange', onLook);
    channel.close();
    useTodoCounts.setState(noTodos);
  };
}
