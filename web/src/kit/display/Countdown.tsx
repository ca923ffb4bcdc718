import { useEffect, useLayoutEffect, useRef } from 'react';
import css from './Countdown.module.css';
import { formatDuration, secondsBetween } from './format.ts';
import { useCountdown } from './useCountdown.ts';

interface Props {
  /** What ends: 剩余支付时间. */
  label: string;
  /** Moments of the wire. `now` is the server's clock, so the machine's own may be wrong. */
  until: string;
  now: string;
  /** Once, when it is over. */
  onEnd: () => void;
}

/** Seconds. The wire cuts both moments to the second: only one more makes sure that it is over for the server, too. */
const grace = 1;

/** How long still, `mm:ss` or `h:mm:ss`. A screen reader can ask for it, but is not told each second. */
export function Countdown({ label, until, now, onEnd }: Props) {
  const seconds = Math.max(0, secondsBetween(now, until) + grace);
  const { left, start } = useCountdown(seconds);
  const end = useRef(onEnd);
  end.current = onEnd;
  const running = useRef(false);

  // Before the first paint, which would show 00:00; and anew when the server tells its clock again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer with the same rest starts it again, too
  useLayoutEffect(start, [start, now]);
  // What was over from the first has not ended here: a page that loads again at the end would do so for ever.
  useEffect(() => {
    const ended = running.current && left === 0;
    running.current = left > 0;
    if (ended) end.current();
  }, [left]);

  return (
    <span className={css.countdown} role="timer" aria-label={label}>
      {label} <span className={css.time}>{formatDuration(Math.max(0, left - grace))}</span>
    </span>
  );
}
