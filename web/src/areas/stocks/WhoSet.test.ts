import { expect, test } from 'vitest';
import { lastSet } from './WhoSet.tsx';

const line = (operatorName: string, action: string) => ({
  ...{ operatorName, action, remark: '', operatorType: 30 },
  time: '2026-05-01 10:00:00',
});

test('who has set days last is told by the lines about days', () => {
  const logs = [line('何静', '编辑'), line('苏晚晴', '清除价格库存'), line('何静', '设置价格库存')];
  expect(lastSet(logs).map(({ operatorName }) => operatorName)).toEqual(['苏晚晴']);
  expect(lastSet(logs.slice(0, 1))).toEqual([]);
});
