import { describe, expect, it } from 'vitest';
import { codeOptions, matching, shownOption, toOptions } from './options.ts';

describe('toOptions', () => {
  it('keeps the order of the records', () => {
    const records = [
      { id: '7', name: '云栖湖' },
      { id: '3', name: '临海' },
    ];
    expect(toOptions(records)).toEqual([
      { value: '7', label: '云栖湖' },
      { value: '3', label: '临海' },
    ]);
  });

  it('adds a detail to records of the same name', () => {
    const list = [{ id: '7', name: '庭院整套', house: '半山听雨' }];
    const [option] = toOptions(list, ({ house }) => house);
    expect(option).toEqual({ value: '7', label: '庭院整套', detail: '半山听雨' });
    expect(shownOption(option ?? { label: '' })).toBe('庭院整套 · 半山听雨');
    expect(shownOption({ label: '庭院整套' })).toBe('庭院整套');
  });
});

it('codeOptions keeps codes as numbers, in the order asked for', () => {
  const labels = { 0: '不跳转', 10: '产品' };
  expect(codeOptions(labels)).toEqual([
    { value: 0, label: '不跳转' },
    { value: 10, label: '产品' },
  ]);
  expect(codeOptions(labels, [10])).toEqual([{ value: 10, label: '产品' }]);
});

it('matching looks anywhere in the label, whatever its case', () => {
  const options = [
    { value: '1', label: 'H5页面' },
    { value: '2', label: '小程序页面' },
  ];
  expect(matching(options, ' h5 ')).toEqual([options[0]]);
  expect(matching(options, '页面')).toEqual(options);
  expect(matching(options, '')).toEqual(options);
  expect(matching(options, '%')).toEqual([]);
});
