import { seedParts } from './projectParts.ts';
import { sectionsOf } from './projectSections.ts';
import { seedLog } from './seedLog.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

/** Real-estate projects (domain design, section 20): one complete and on the shelf, one half filled, one sold out, one that has been taken off. */

interface ProjectSeed {
  name: string;
  company: number;
  enabled: 0 | 1;
  cityId: string;
  address: string;
  longitude: number;
  latitude: number;
  propertyTypes: (10 | 20 | 30 | 40 | 50 | 60 | 70)[];
  tags: string[];
  slogan: string;
  intro: string;
}
const projects: ProjectSeed[] = [
  {
    name: '临海·听澜苑',
    company: 1,
    enabled: 1,
    cityId: '3302',
    address: '滨海大道听澜路9号',
    longitude: 121.846,
    latitude: 29.896,
    propertyTypes: [10, 70],
    tags: ['一线海景', '精装'],
    slogan: '推窗见海，枕浪而居',
    intro: '临海·听澜苑依山面海，由两栋高层海景住宅与度假公寓组成，步行三百米可达沙滩。',
  },
  {
    name: '云栖湖畔',
    company: 1,
    enabled: 0,
    cityId: '3301',
    address: '云栖湖路188号',
    longitude: 120.098,
    latitude: 30.221,
    propertyTypes: [10, 30],
    tags: ['湖景', '低密'],
    slogan: '湖山之间的家',
    intro: '云栖湖畔为低密度湖景社区，绿地与湖面相接，配有湖岸步道与社区会所。',
  },
  {
    name: '椰林湾壹号',
    company: 2,
    enabled: 1,
    cityId: '4602',
    address: '椰林湾路1号',
    longitude: 109.512,
    latitude: 18.252,
    propertyTypes: [20, 70],
    tags: ['度假', '现房'],
    slogan: '四季如夏的第二居所',
    intro: '椰林湾壹号为滨海度假公寓，配酒店式管家服务，业主不住时可委托出租。',
  },
  {
    name: '雪岭颐养小镇',
    company: 2,
    enabled: 0,
    cityId: '2301',
    address: '雪岭大街66号',
    longitude: 126.642,
    latitude: 45.756,
    propertyTypes: [60],
    tags: ['康养'],
    slogan: '',
    intro: '雪岭颐养小镇规划有康养公寓、社区医院与四季花房，正在筹备中。',
  },
];

/** What was done with a project, so many days ago. */
function logged({ store, ago }: SeedTools, estateId: string, ...lines: [days: number, action: string][]) {
  for (const [days, action] of lines) seedLog(store, ['estates', estateId], action, ago(days * dayMs));
}

export function seedProjects(tools: SeedTools): void {
  const { store, ago } = tools;
  const at = (days: number) => ({ createTime: ago(days * dayMs), updateTime: ago(days * dayMs) });
  projects.forEach(({ company, ...seed }, index) => {
    const estate = store.estates.insert({
      ...seed,
      companyId: String(company),
      provinceId: store.cities.get(seed.cityId)?.provinceId ?? '',
      aliasName: '',
      phone: `${['0574', '0571', '0898', '0451'][index]}-8800${String(index + 1).padStart(4, '0')}`,
      ordering: 40 - index * 10,
      ...sectionsOf(tools, seed.name),
      ...at(330),
    });
    logged(tools, estate.id, [330, '添加项目'], [328, '编辑项目概况']);
    if (seed.enabled === 1) logged(tools, estate.id, [312, '编辑销售信息'], [310, '启用项目']);
    seedParts(tools, estate);
  });
}
