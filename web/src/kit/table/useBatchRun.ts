import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { never, useInterval, whileChannelPays } from '../../api/pace.ts';
import { useUnsavedGuard } from '../form/useUnsavedGuard.ts';
import type { BatchLine } from './BatchItems.tsx';
import type { Batch, Outcome } from './batch.ts';
import { inTurns } from './inTurns.ts';

type State = 'waiting' | 'running' | Outcome;

const atOnce = 2;
const isOutcome = (answer: unknown): answer is Outcome =>
  answer === 'submitted' ||
  (typeof answer === 'object' && answer !== null && ('failed' in answer || 'next' in answer));
function lineOf(state: State): Pick<BatchLine, 'state' | 'fault' | 'note'> {
  if (typeof state === 'string') return { state };
  return 'next' in state ? { state: 'next', note: state.next } : { state: 'failed', fault: state.failed };
}

/**
 * Runs one action for many records, one call for each and two at a time. A failure does not stop the others; who leaves is asked first, and whoever stops
 * it lets the calls that are under way end.
 */
export function useBatchRun<Item extends { id: string }>({
  items: opened,
  run,
  follow,
  onSent,
}: Batch<Item>) {
  // The items at the time of opening, because the list behind the dialog reloads.
  const [items] = useState(opened);
  const [states, setStates] = useState<Record<string, State>>({});
  const [phase, setPhase] = useState<'idle' | 'running' | 'stopping'>('idle');
  const isUnderWay = useRef(false);
  const isStopped = useRef(false);
  const set = (id: string, state: State) => setStates((before) => ({ ...before, [id]: state }));
  const lineOfItem = ({ id }: Item) => lineOf(states[id] ?? 'waiting');
  const those = (wanted: BatchLine['state']) => items.filter((item) => lineOfItem(item).state === wanted);

  const stop = useCallback(() => {
    isStopped.current = true;
    setPhase((now) => (now === 'running' ? 'stopping' : now));
  }, []);
  useUnsavedGuard(
    useCallback(() => isUnderWay.current, []),
    stop,
  );
  // Nobody sees any more what becomes of the others.
  useEffect(() => stop, [stop]);

  const send = async (chosen: readonly Item[]) => {
    isUnderWay.current = true;
    isStopped.current = false;
    setPhase('running');
    for (const { id } of chosen) set(id, 'waiting');
    const sent: string[] = [];
    await inTurns(chosen, atOnce, async (item) => {
      if (isStopped.current) return;
      set(item.id, 'running');
      await run(item).then(
        (answer) => {
          set(item.id, isOutcome(answer) ? answer : 'done');
          sent.push(item.id);
        },
        (error: unknown) => set(item.id, { failed: messageOf(error) }),
      );
    });
    isUnderWay.current = false;
    setPhase('idle');
    void onSent(sent);
  };

  const submitted = those('submitted');
  const ask = useRef<() => Promise<void>>(undefined);
  ask.current = async () => {
    let hasChanged = false;
    await inTurns(submitted, atOnce, async (item) => {
      const now = await follow?.(item).catch(() => undefined);
      if (!now || now === 'submitted') return;
      set(item.id, now);
      hasChanged = true;
    });
    // The list behind the dialog has changed once more.
    if (hasChanged) void onSent([]);
  };
  const awaits = follow !== undefined && submitted.length > 0 && phase === 'idle';
  const pauseMs = useInterval(awaits ? whileChannelPays : never);
  useEffect(() => {
    if (!awaits) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    // The next round begins after the last one, and only where somebody looks.
    const round = async () => {
      if (!document.hidden) await ask.current?.();
      if (!isOver) timer = setTimeout(round, pauseMs);
    };
    void round();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [awaits, pauseMs]);

  return { items, begun: Object.keys(states).length > 0, phase, lineOfItem, those, send, stop };
}
