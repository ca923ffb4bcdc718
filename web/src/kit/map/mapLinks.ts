import { halfWidth } from '#contracts/forms/plainText.ts';
import type { Pair, System } from './systems.ts';

/** The content of a link to a place on 高德 or 百度. */
export interface LinkedPlace {
  map: 'amap' | 'baidu';
  /** Absent if the link has no coordinates. */
  at?: { pair: Pair; system: System };
  /** The coordinates are the centre of the map view, not the place itself. */
  isCentre?: boolean;
  /** A shortened link: only the map's server knows its target. */
  isShort?: boolean;
}

/** The characters that separate words and surround a link in a shared message. */
const around = /[\s，。【】(（)）]+/;
const site = /(?:amap|gaode|baidu)\.com\//i;
const ofHost = /[a-z0-9.-]/i;

/** The address in a text, with or without a leading https://. */
function addressIn(text: string): string | undefined {
  for (const word of text.split(around)) {
    const at = word.search(/https?:\/\//i);
    if (at >= 0) return word.slice(at);
    let start = word.search(site);
    if (start < 0) continue;
    while (start > 0 && ofHost.test(word[start - 1] ?? '')) start--;
    return `https://${word.slice(start)}`;
  }
  return undefined;
}

/**
 * Reads the link in a text copied from 高德 (amap.com, gaode.com) or 百度 (map.baidu.com): a page address or a shared message. Undefined if there is
 * none.
 */
export function placeOfLink(text: string): LinkedPlace | undefined {
  const link = addressIn(halfWidth(text));
  if (!link || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  if (/(^|\.)(amap|gaode)\.com$/.test(url.hostname)) return placeOnAmap(url);
  return /(^|\.)map\.baidu\.com$/.test(url.hostname) ? placeOnBaidu(url) : undefined;
}

const number = /^-?\d{1,12}(?:\.\d{0,20})?$/;
/** The first two adjacent numbers of a comma-separated list. */
const pairIn = (text: string | null, order: 'xy' | 'yx'): Pair | undefined => {
  const parts = (text ?? '').split(',');
  const at = parts.findIndex((part, index) => number.test(part) && number.test(parts[index + 1] ?? ''));
  if (at < 0) return undefined;
  const [a, b] = [Number(parts[at]), Number(parts[at + 1])];
  return order === 'xy' ? [a, b] : [b, a];
};

/**
 * `uri.amap.com/marker?position=120.1,30.2&coordinate=wgs84` (GCJ-02 by default); the address to which a link shared by the phone app leads,
 * `wb.amap.com/?q=30.2,120.1,name` and `?p=id,30.2,120.1,name,street`; and pages with the `lnglat` of a place.
 */
function placeOnAmap({ hostname, searchParams }: URL): LinkedPlace {
  if (hostname.startsWith('surl.')) return { map: 'amap', isShort: true };
  const pair =
    pairIn(searchParams.get('position') ?? searchParams.get('lnglat'), 'xy') ??
    pairIn(searchParams.get('q') ?? searchParams.get('p'), 'yx');
  const system = searchParams.get('coordinate') === 'wgs84' ? 'wgs84' : 'gcj02';
  return { map: 'amap', ...(pair && { at: { pair, system } }) };
}

const baiduSystems: Record<string, System> = {
  bd09ll: 'bd09',
  bd09mc: 'bd09mc',
  gcj02: 'gcj02',
  wgs84: 'wgs84',
};

/**
 * `map.baidu.com/poi/name/@13373600.1,3512700.2,16z` (metres of Baidu's projection), and
 * `api.map.baidu.com/marker?location=30.2,120.1&coord_type=gcj02` (BD-09 by default).
 */
function placeOnBaidu({ hostname, pathname, searchParams }: URL): LinkedPlace {
  if (hostname.startsWith('j.')) return { map: 'baidu', isShort: true };
  const centre = pairIn(pathname.split('@')[1] ?? null, 'xy');
  if (centre) return { map: 'baidu', at: { pair: centre, system: 'bd09mc' }, isCentre: true };
  const system = baiduSystems[searchParams.get('coord_type') ?? 'bd09ll'];
  const located = searchParams.get('location') ?? searchParams.get('latlng');
  const pair = pairIn(located, system === 'bd09mc' ? 'xy' : 'yx');
  return { map: 'baidu', ...(pair && system && { at: { pair, system } }) };
}
