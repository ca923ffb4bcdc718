import { expect, it } from 'vitest';
import { presetsOf } from './presets.ts';

const shown = (...asked: Parameters<typeof presetsOf>) =>
  presetsOf(...asked).map(({ key, start, end }) => [key, start, end]);

it('offers spans in the past, computed from today', () => {
  expect(shown(true, 'back', '2026-03-01')).toEqual([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['last7', '2026-02-23', '2026-03-01'],
    ['last30', '2026-01-31', '2026-03-01'],
    ['thisMonth', '2026-03-01', '2026-03-31'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
  ]);
});

it('offers spans in the future, cut to the limits', () => {
  expect(shown(true, 'ahead', '2026-12-31')).toEqual([
    ['today', '2026-12-31', '2026-12-31'],
    ['tomorrow', '2027-01-01', '2027-01-01'],
    ['next7', '2026-12-31', '2027-01-06'],
    ['next30', '2026-12-31', '2027-01-29'],
    ['thisMonth', '2026-12-01', '2026-12-31'],
    ['nextMonth', '2027-01-01', '2027-01-31'],
  ]);
  const limits = { min: '2026-11-22', max: '2026-11-25' };
  expect(shown(true, 'both', '2026-11-22', limits)).toEqual([
    ['today', '2026-11-22', '2026-11-22'],
    ['tomorrow', '2026-11-23', '2026-11-23'],
    ['last7', '2026-11-22', '2026-11-22'],
    ['next7', '2026-11-22', '2026-11-25'],
    ['last30', '2026-11-22', '2026-11-22'],
    ['next30', '2026-11-22', '2026-11-25'],
    ['thisMonth', '2026-11-22', '2026-11-25'],
  ]);
});

it('offers single days', () => {
  expect(shown(false, 'both', '2026-11-22').map(([key]) => key)).toEqual(['yesterday', 'today', 'tomorrow']);
  expect(shown(false, 'back', '2026-11-22').at(-1)).toEqual(['dayBefore', '2026-11-20', '2026-11-20']);
  expect(shown(false, 'ahead', '2026-11-22', { min: '2026-11-23' })).toEqual([
    ['tomorrow', '2026-11-23', '2026-11-23'],
    ['dayAfter', '2026-11-24', '2026-11-24'],
  ]);
});
