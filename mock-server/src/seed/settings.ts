import { seedLog } from './seedLog.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

export function seedSettings({ store, ago }: SeedTools) {
  const createTime = ago(380 * dayMs);
  const { id } = store.settings.insert({
    ...{ phone: '400-880-1234', maxPayMinutes: 30 },
    ...{ createTime, updateTime: createTime },
  });
  seedLog(store, ['settings', id], '编辑', createTime);
}
