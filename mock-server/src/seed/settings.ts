import { dayMs, type SeedTools } from './seedTools.ts';

export function seedSettings({ store, ago }: SeedTools) {
  const createTime = ago(380 * dayMs);
  store.settings.insert({ phone: '400-880-1234', maxPayMinutes: 30, createTime, updateTime: createTime });
}
