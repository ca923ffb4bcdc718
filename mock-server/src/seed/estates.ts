import { dayMs, type SeedTools } from './seedTools.ts';

const estates: [name: string, company: number, enabled: 0 | 1][] = [
  ['临海·听澜苑', 1, 1],
  ['云栖湖畔', 1, 1],
  ['椰林湾壹号', 2, 1],
  ['雪岭颐养小镇', 2, 0],
];

export function seedEstates({ store, ago }: SeedTools) {
  const at = (days: number) => ({ createTime: ago(days * dayMs), updateTime: ago(days * dayMs) });
  for (const name of ['海澜置业有限公司', '北境康养地产有限公司'])
    store.estateCompanies.insert({ name, enabled: 1, ...at(370) });
  for (const [name, company, enabled] of estates) {
    const estate = store.estates.insert({ name, companyId: String(company), enabled, ...at(330) });
    const estateId = estate.id;
    for (const building of ['1号楼', '2号楼'])
      store.estateBuildings.insert({ name: building, estateId, enabled: 1, ...at(320) });
    for (const category of ['两室', '三室', '复式']) {
      const { id: categoryId } = store.roomPlanCategories.insert({
        name: category,
        estateId,
        enabled: 1,
        ...at(320),
      });
      store.roomPlans.insert({ name: `${category}A户型`, estateId, categoryId, enabled: 1, ...at(310) });
    }
  }
  for (const name of ['交通', '教育', '医疗', '商业', '休闲'])
    store.amenityCategories.insert({ name, enabled: 1, ...at(320) });
}
