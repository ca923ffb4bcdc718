// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import type { StockChange } from '#contracts/areas/stocks.ts';
import { status } from '#contracts/envelope.ts';
import { drawing } from '../../../testing/drawing.ts';
import { ApiError } from '../../api/errors.ts';
import type { PreparedDays } from './BatchPreview.tsx';
import { useBatchSaving } from './useBatchSaving.ts';

const { draw } = drawing();

const saved: StockChange = { changed: 1, overwritten: 0, before: [], after: [] };
const refused = (code: number) => new ApiError(code, '', null);
const sent = { endpoint: {} as never, params: {}, hold: () => undefined, giveUp: () => undefined };
const lost = Object.assign(new ApiError(undefined, 'Network Error', null), {
  sent: { ...sent, isUnanswered: true },
});

/** Saves the products 1, 2 and so on, of which some fail, and returns whose days were read again; `page` is the page behind the dialog. */
async function readAgain(...failures: (ApiError | undefined)[]) {
  const read: string[] = [];
  const ids = failures.map((_, at) => String(at + 1));
  const one = (id: string) => ({ reload: async () => read.push(id) }) as unknown as PreparedDays;
  const prepared = { current: new Map(ids.map((id) => [id, one(id)])) };
  let batch: ReturnType<typeof useBatchSaving> | undefined;
  function Probe() {
    batch = useBatchSaving(prepared, async () => read.push('page'));
    return null;
  }
  draw(<Probe />);
  const save = async (id: string) => {
    const failure = failures[Number(id) - 1];
    if (failure) throw failure;
    return saved;
  };
  await act(async () => batch?.saveEach(ids, save).catch(() => undefined));
  return read.sort();
}

it.each([
  ['nothing when all are saved', [undefined, undefined], []],
  ['all when one is refused', [undefined, refused(status.stale)], ['1', '2', 'page']],
  ['all when one may not be saved', [refused(status.forbidden), undefined], ['1', '2', 'page']],
  ['not those whose answer got lost', [undefined, lost, undefined], ['1', '3', 'page']],
  ['not those whose repetition was cancelled', [undefined, ApiError.ofCancelling()], ['1', 'page']],
])('after a batch is read again: %s', async (_, failures, expected) => {
  expect(await readAgain(...failures)).toEqual(expected);
});
