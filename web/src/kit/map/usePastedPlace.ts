import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { coordinatesOf } from '#contracts/forms/coordinates.ts';
import { notify } from '../../api/notice.ts';
import type { Point } from './systems.ts';

const mapLink = /\b(?:amap|gaode|map\.baidu)\.com\//i;

/**
 * Handles a pasted place: a pair of coordinates, or a link of 高德 or 百度, which is converted to the wire's system. Shows what was read, or why nothing
 * could be read. Any other text is pasted as usual.
 */
export function usePastedPlace(onPoint: (point: Point) => void) {
  const { t } = useTranslation('kit');
  return (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain');
    const pair = coordinatesOf(text);
    if (pair) {
      event.preventDefault();
      onPoint(pair);
    } else if (mapLink.test(text)) {
      event.preventDefault();
      void take(text);
    }
  };

  async function take(text: string) {
    const { readLink } = await import('./readLink.ts');
    const read = readLink(text);
    if ('fault' in read) return notify('error', t(`map.${read.fault}`));
    onPoint(read.point);
    notify(
      read.isCentre ? 'warning' : 'success',
      t(read.isCentre ? 'map.readCentre' : `map.read.${read.map}`),
    );
  }
}
