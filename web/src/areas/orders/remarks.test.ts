import { expect, it } from 'vitest';
import { remarksOf, remarkText } from './remarks.ts';

it('names each remark that there is, that of the member first', () => {
  expect(remarksOf({ memberRemark: ' 高楼层 ', merchantRemark: '已电话确认' })).toEqual([
    { name: 'memberRemark', text: '高楼层' },
    { name: 'merchantRemark', text: '已电话确认' },
  ]);
  expect(remarksOf({ memberRemark: '', merchantRemark: '已电话确认' })).toEqual([
    { name: 'merchantRemark', text: '已电话确认' },
  ]);
});

it('is one line, and nothing where nobody wrote anything', () => {
  expect(remarkText({ memberRemark: '高楼层', merchantRemark: '已电话确认' })).toBe('高楼层 / 已电话确认');
  expect(remarkText({ memberRemark: ' ', merchantRemark: '' })).toBe('');
});
