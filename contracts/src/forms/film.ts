/**
 * A small mp4 that a browser plays: silence of some seconds as Opus, because browsers built without licensed codecs know no picture codec whose
 * frames could be written by hand. A player shows the cover meanwhile.
 */
export function film(seconds: number): Uint8Array<ArrayBuffer> {
  const frames = seconds * framesPerSecond;
  const ftyp = box('ftyp', text('isom'), u32(512), text('isommp42'));
  const data = joined(Array.from({ length: frames }, () => silence));
  // The place of the first frame in the file is known once everything before it has its length.
  const before = ftyp.length + movie(frames, 0).length;
  return joined([ftyp, movie(frames, before + 8), box('mdat', data)]);
}

const rate = 48_000;
const framesPerSecond = 50;
/** 20 ms. */
const frameLength = rate / framesPerSecond;
const silence = Uint8Array.of(0xf8, 0xff, 0xfe);

type Bytes = Uint8Array<ArrayBuffer>;
const joined = (parts: readonly Bytes[]): Bytes => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};
const u16 = (...values: number[]): Bytes =>
  Uint8Array.from(values.flatMap((value) => [value >> 8, value & 255]));
const u32 = (...values: number[]): Bytes => joined(values.map((value) => u16(value >>> 16, value & 0xffff)));
const text = (value: string): Bytes => Uint8Array.from(value, (character) => character.charCodeAt(0));
const box = (name: string, ...parts: Bytes[]): Bytes => {
  const body = joined(parts);
  return joined([u32(body.length + 8), text(name), body]);
};
const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/** The box `moov` of one track of sound. @param offset where its first frame is in the file */
function movie(frames: number, offset: number): Bytes {
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
  const opus = box('dOps', Uint8Array.of(0, 2), u16(0), u32(rate), u16(0), Uint8Array.of(0));
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
