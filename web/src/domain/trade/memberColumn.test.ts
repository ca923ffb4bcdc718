import { expect, it } from 'vitest';
import { memberColumn } from './memberColumn.tsx';

const member = { memberId: '1', memberName: '吴浩然', memberMobile: '199****0010' };
const { value } = memberColumn<typeof member & { gradeName?: string }>({
  ...{ title: '会员', mobile: () => '', reveal: () => undefined },
  all: { path: () => '', title: '' },
});

it('a file has the grade of the member where the cell shows it', () => {
  expect(value({ ...member, gradeName: '金卡会员' })).toBe('吴浩然 金卡会员 199****0010');
  expect(value(member)).toBe('吴浩然 199****0010');
});
