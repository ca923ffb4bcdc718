/**
 * A small mp4 that a browser plays: silence of some seconds as Opus, because browsers built without licensed codecs know no picture codec whose
 * frames could be written by hand. `size` fills it up, so that it takes time to go up.
 */
export function mp4({ seconds, size = 0 }: { seconds: number; size?: number }): Buffer {
  const frames = seconds * framesPerSecond;
  const ftyp = box('ftyp', text('isom'), u32(512), text('isommp42'));
  const data = Buffer.concat(Array.from({ length: frames }, () => silence));
  // The place of the first frame in the file is known once everything before it has its length.
  const before = ftyp.length + movie(frames, 0).length;
  const all = Buffer.concat([ftyp, movie(frames, before + 8), box('mdat', data)]);
  const rest = size - all.length;
  return rest > 8 ? Buffer.concat([all, box('free', Buffer.alloc(rest - 8))]) : all;
}

const rate = 48_000;
const framesPerSecond = 50;
/** 20 ms. */
const frameLength = rate / framesPerSecond;
const silence = Buffer.from([0xf8, 0xff, 0xfe]);

const u16 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value, at * 2);
  return bytes;
};
const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};
const text = (value: string) => Buffer.from(value, 'latin1');
const box = (name: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), text(name), body]);
};
const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/** The box `moov` of one track of sound. @param offset where its first frame is in the file */
function movie(frames: number, offset: number): Buffer {
  const length = frames * frameLength;
  const header = box(
    'mvhd',
    u32(0, 0, 0, rate, length, 0x10000),
    u16(0x100, 0),
    u32(0, 0),
    matrix,
    u32(0, 0, 0, 0, 0, 0, 2),
  );
  const track = box('tkhd', u32(7, 0, 0, 1, 0, length, 0, 0), u16(0, 0, 0x100, 0), matrix, u32(0, 0));
  const media = box('mdhd', u32(0, 0, 0, rate, length), u16(0x55c4, 0));
  const handler = box('hdlr', u32(0, 0), text('soun'), u32(0, 0, 0), text('\0'));
  const opus = box('dOps', Buffer.from([0, 2]), u16(0), u32(rate), u16(0), Buffer.from([0]));
  const sound = box('Opus', u32(0), u16(0, 1), u32(0, 0), u16(2, 16, 0, 0), u32(rate * 65_536), opus);
  const samples = box(
    'stbl',
    box('stsd', u32(0, 1), sound),
    box('stts', u32(0, 1, frames, frameLength)),
    box('stsc', u32(0, 1, 1, frames, 1)),
    box('stsz', u32(0, silence.length, frames)),
    box('stco', u32(0, 1, offset)),
  );
  const source = box('dinf', box('dref', u32(0, 1), box('url ', u32(1))));
  const information = box('minf', box('smhd', u32(0, 0)), source, samples);
  return box('moov', header, box('trak', track, box('mdia', media, handler, information)));
}
