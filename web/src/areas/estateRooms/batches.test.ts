import { describe, expect, it } from 'vitest';
import type { GridRoom } from '#contracts/areas/estateBuildings.ts';
import { totalPriceOf } from '#contracts/estate/roomPrices.ts';
import { type Plan, previewOf, pricesOf, undoOf } from './batches.ts';
import { readBlock, toBlock } from './roomBlock.ts';
import { merged } from './useGridRooms.ts';

const room = (id: string, values: Partial<GridRoom> = {}): GridRoom => {
  const base = {
    ...{ id, version: 3, unitName: '1单元', floor: Number(id[0]), roomNo: id, planId: '1' },
    ...{ buildArea: 10_000, innerArea: 8_000, unitPrice: 1_000_000, floorPrice: 90_000_000 },
    ...{ status: 20 as const, holdReason: '', dealPrice: 0, totalPrice: 0, ...values },
  };
  return { ...base, totalPrice: totalPriceOf(base.unitPrice, base.buildArea) };
};
const mapOf = (...rooms: GridRoom[]) => new Map(rooms.map((one) => [one.id, one]));
const terms = { isLicensed: true, planOf: () => ({ buildArea: 12_000, innerArea: 9_000 }) };
const [first, second, sold] = [room('101'), room('301'), room('201', { status: 40 })];
const all = mapOf(first, second, sold);

describe('prices of a batch', () => {
  it.each([
    ['fixed', 1_234_567, 0, [1_234_567, 1_234_567]],
    ['percent', 333, 0, [1_033_300, 1_033_300]],
    ['percent', -1_000, 0, [900_000, 900_000]],
    ['amount', -2_000_000, 0, [0, 0]],
    ['byFloor', 1_000_000, 20_000, [1_000_000, 1_040_000]],
  ] as const)('%s %s', (way, value, step, prices) => {
    const { rows } = pricesOf([first, second], { way, value, step });
    expect([...rows.values()]).toEqual(prices.map((unitPrice) => ({ unitPrice })));
  });
});

describe('the preview of a batch', () => {
  it('says what changes, what stays, what is refused and why, and both totals', () => {
    const plan = pricesOf([first, second, sold, room('401', { unitPrice: 1_100_000 })], {
      ...{ way: 'fixed', value: 1_100_000, step: 0 },
    });
    const preview = previewOf(plan, new Map([...all, ['401', room('401', { unitPrice: 1_100_000 })]]), terms);
    expect(preview.changes.map(({ patch }) => patch.totalPrice)).toEqual([110_000_000, 110_000_000]);
    expect(preview.same.map(({ id }) => id)).toEqual(['401']);
    expect([...preview.refused]).toEqual([['roomPriceLocked', [sold]]]);
    expect([preview.before, preview.after]).toEqual([200_000_000, 220_000_000]);
  });

  it('refuses a total below the floor price, and a reservation without a reason', () => {
    const cheap = previewOf(pricesOf([first], { way: 'fixed', value: 800_000, step: 0 }), all, terms);
    expect([...cheap.refused.keys()]).toEqual(['belowFloorPrice']);
    const hold: Plan = { name: 'batchStatus', rows: new Map([['101', { status: 30, reason: '' }]]) };
    expect([...previewOf(hold, all, terms).refused.keys()]).toEqual(['holdReasonRequired']);
  });

  it('a house shape brings its areas, and an undo those from before over the version of the change', () => {
    const plan: Plan = { name: 'batchPlan', rows: new Map([['101', { planId: '2' }]]) };
    const [change] = previewOf(plan, all, terms).changes;
    expect(change?.patch).toEqual({
      ...{ planId: '2', buildArea: 12_000, innerArea: 9_000, totalPrice: 120_000_000 },
    });
    const undo = undoOf(plan, [{ before: first, after: { ...first, ...change?.patch, version: 4 } }]);
    expect([...undo.rows.values()]).toEqual([{ planId: '1', buildArea: 10_000, innerArea: 8_000 }]);
    expect(undo.versions?.get('101')).toBe(4);
  });
});

describe('cells of a spreadsheet', () => {
  const words = { stateOf: () => '可售', planOf: () => '三室' };
  const text = toBlock([first, second], words);

  it('a room is a row, and the same rows come back', () => {
    expect(text.split('\n')[0]).toBe('1单元\t1\t101\t可售\t三室\t100.00\t10000.00\t1000000.00');
    const pasted = readBlock(text.replaceAll('\t10000.00\t', '\t11,000.00\t'), [sold], [...all.values()]);
    expect([...(pasted?.plan.rows.entries() ?? [])]).toEqual([
      ['101', { unitPrice: 1_100_000 }],
      ['301', { unitPrice: 1_100_000 }],
    ]);
  });

  it('one price is for all chosen rooms, a column for one after the other', () => {
    expect(readBlock('11000', [first, second], [])?.plan.rows.size).toBe(2);
    const column = readBlock('单价\n11000\n12000\n13000\n', [first, second], []);
    expect([...(column?.plan.rows.values() ?? [])]).toEqual([
      { unitPrice: 1_100_000 },
      { unitPrice: 1_200_000 },
    ]);
    expect(column?.surplus).toBe(1);
  });

  it('a row is for the room of its unit, floor and number, in any width and case', () => {
    const [low, high] = [
      room('101', { unitName: 'Ａ栋 ', floor: 1, roomNo: 'A01' }),
      room('201', { unitName: 'Ａ栋 ', floor: 2, roomNo: 'A01' }),
    ];
    const block = toBlock([low, high], words)
      .replace('\t10000.00\t', '\t11000.00\t')
      .replaceAll('A01', 'a01');
    expect([...(readBlock(block, [], [low, high])?.plan.rows.entries() ?? [])]).toEqual([
      ['101', { unitPrice: 1_100_000 }],
      ['201', { unitPrice: 1_000_000 }],
    ]);
  });

  it('lines beyond the limit are said, not dropped', () => {
    const lines = `${'11000\n'.repeat(5_010)}`;
    expect(readBlock(lines, [first, second], [])?.surplus).toBe(5_008);
  });

  it('names what cannot be read, and is nothing without text', () => {
    expect(readBlock('11000\nabc', [first, second], [])?.wrong).toEqual([{ row: 2, text: 'abc' }]);
    expect(readBlock(' \n', [first], [])).toBeUndefined();
  });
});

describe('rooms that come in', () => {
  it('leave the others as they are, and an older answer changes nothing', () => {
    expect(merged(all, [{ ...first, version: 2 }], ['none'])).toBe(all);
    const after = merged(all, [{ ...first, version: 4, unitPrice: 1 }], ['301']);
    expect(after.get('101')?.unitPrice).toBe(1);
    expect(after.get('201')).toBe(sold);
    expect(after.has('301')).toBe(false);
  });
});
