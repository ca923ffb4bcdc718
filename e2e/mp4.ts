import { film } from '#contracts/forms/film.ts';

/** A small mp4 that a browser plays, as the seed has some. `size` fills it up, so that it takes time to go up. */
export function mp4({ seconds, size = 0 }: { seconds: number; size?: number }): Buffer {
  const all = Buffer.from(film(seconds));
  const rest = size - all.length;
  if (rest <= 8) return all;
  const head = Buffer.alloc(8);
  head.writeUInt32BE(rest);
  head.write('free', 4, 'latin1');
  return Buffer.concat([all, head, Buffer.alloc(rest - 8)]);
}
