import { dayMs, type SeedTools } from './seedTools.ts';

export function seedMembers({ store, ago }: SeedTools) {
  const createTime = ago(390 * dayMs);
  ['普通会员', '银卡会员', '金卡会员', '黑金会员'].forEach((name, index) => {
    store.memberGrades.insert({ name, level: index + 1, enabled: 1, createTime, updateTime: createTime });
  });
}
