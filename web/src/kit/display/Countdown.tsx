import { useEffect, useLayoutEffect, useRef } from 'react';
import css from './Countdown.module.css';
import { formatDuration, secondsBetween } from './format.ts';
import { useCountdown } from './useCountdown.ts';

interface Props {
  /** The name of the remaining time: 剩余支付时间. */
  label: string;
  /** Moments of the wire. `now` is the server's clock, so the clock of the machine does not matter. */
  until: string;
  now: string;
  /** Called once, when the time is over. */
  onEnd: () => void;
}

/** Seconds. Both moments are cut to the second on the wire, so only after one second more the time is certainly over for the server, too. */
const grace = 1;

/** The remaining time as `mm:ss` or `h:mm:ss`. Screen readers can read it on request, but it is not announced each second. */
export function Countdown({ label, until, now, onEnd }: Props) {
  const seconds = Math.max(0, secondsBetween(now, until) + grace);
  const { left, start } = useCountdown(seconds);
  const end = useRef(onEnd);
  end.current = onEnd;
  const running = useRef(false);

  // Runs before the first paint, which would otherwise show 00:00, and again for each new `now` of the server.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a response with the same remaining time has to restart it, too
  useLayoutEffect(start, [start, now]);
  // Time that was over at the first render does not call `onEnd`: a page that reloads at the end would reload for ever.
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
