import { halfWidth } from '#contracts/forms/plainText.ts';

const clock = /^(上午|下午|am|pm)?(\d{1,2})(?:[:.点时](\d{1,2}|半)?)?(?:分)?(?::\d{2})?(am|pm)?$/i;
const digits = /^(\d{1,2})(\d{2})$/;

/** Parses a time of day to `HH:mm`: 830, 0830, 8:30, 8.30, 8点30, 8点半, 下午3点, 3pm. Undefined if the text is no time. */
export function parseTime(text: string): string | undefined {
  const plain = halfWidth(text).replaceAll('。', '.').replace(/\s+/g, '');
  const [, hour, minute] = digits.exec(plain) ?? [];
  if (hour !== undefined) return ofDay(Number(hour), Number(minute));
  const [, before = '', of, part = '0', behind = ''] = clock.exec(plain) ?? [];
  if (of === undefined) return undefined;
  const half = /下午|pm/i.test(before + behind) ? 12 : 0;
  const named = before + behind !== '';
  const hours = Number(of);
  if (named && (hours < 1 || hours > 12)) return undefined;
  return ofDay(named ? (hours % 12) + half : hours, part === '半' ? 30 : Number(part));
}

function ofDay(hours: number, minutes: number): string | undefined {
  const two = (value: number) => String(value).padStart(2, '0');
  return hours < 24 && minutes < 60 ? `${two(hours)}:${two(minutes)}` : undefined;
}
