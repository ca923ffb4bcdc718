import { expect, it } from 'vitest';
import { memberColumn } from './memberColumn.tsx';

const member = { memberId: '1', memberName: '吴浩然', memberMobile: '199****0010' };
const { value, also } = memberColumn<typeof member & { gradeName?: string }>({
  ...{ title: '会员', mobile: () => '', reveal: () => undefined },
  all: { path: () => '', title: '' },
});

it('a file has the grade of the member where the cell shows it, and the mobile in a column of its own', () => {
  expect(value({ ...member, gradeName: '金卡会员' })).toBe('吴浩然 金卡会员');
  expect(value(member)).toBe('吴浩然');
  expect(also?.map((part) => [part.title, part.value(member)])).toEqual([['会员 手机号', '199****0010']]);
});
