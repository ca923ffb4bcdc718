import { creditCheckCharacter } from '#contracts/forms/identity.ts';
import { logo, sheet, stored } from './drawings.ts';
import { seedEstateRooms } from './estateRooms.ts';
import { seedAmenityCategories } from './projectParts.ts';
import { seedProjects } from './projects.ts';
import { seedSands } from './sands.ts';
import { seedLog } from './seedLog.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

interface CompanySeed {
  name: string;
  shortName: string;
  contact: string;
  cityId: string;
  address: string;
  intro: string;
  /** Days from now until the cooperation ends. */
  endsIn: number;
  enabled?: 0 | 1;
}
/** Two with projects; the third has been disabled, and nothing depends on it. */
const companies: CompanySeed[] = [
  {
    name: '海澜置业有限公司',
    shortName: '海澜置业',
    contact: '江屿',
    cityId: '3302',
    address: '听澜路9号海澜中心12层',
    intro: '深耕滨海与湖畔住宅，旗下有临海·听澜苑与云栖湖畔两个项目。',
    endsIn: 520,
  },
  {
    name: '北境康养地产有限公司',
    shortName: '北境康养',
    contact: '柏清言',
    cityId: '2301',
    address: '雪岭大街101号',
    intro: '度假公寓与康养社区开发商。',
    endsIn: 160,
  },
  {
    name: '云麓置地有限公司',
    shortName: '云麓置地',
    contact: '苏见山',
    cityId: '5201',
    address: '云麓路3号',
    intro: '',
    endsIn: -40,
    enabled: 0,
  },
];

export function seedEstates(tools: SeedTools) {
  const { store, ago } = tools;
  const at = (days: number) => ({ createTime: ago(days * dayMs), updateTime: ago(days * dayMs) });
  companies.forEach((seed, index) => {
    const company = store.estateCompanies.insert({ ...companyValues(tools, seed, index), ...at(370) });
    seedLog(store, ['estateCompanies', company.id], '添加公司', company.createTime);
  });
  seedAmenityCategories(tools);
  seedProjects(tools);
  seedEstateRooms(tools);
  seedSands(tools);
}

function companyValues({ store, files, ago }: SeedTools, seed: CompanySeed, index: number) {
  const { name, shortName, contact, cityId, address, intro, endsIn, enabled = 1 } = seed;
  const number = String(index + 1).padStart(2, '0');
  const creditBody = `91990000MB${number}K7H3R`;
  return {
    name,
    shortName,
    cityId,
    address,
    intro,
    creditCode: creditBody + creditCheckCharacter(creditBody),
    licenseUrl: stored(files, `company-${number}-license.svg`, sheet('营业执照', name)),
    legalName: contact,
    contactName: contact,
    contactPhone: `199000020${number}`,
    provinceId: store.cities.get(cityId)?.provinceId ?? '',
    logoUrl: stored(files, `company-${number}-logo.svg`, logo(index + 3, name[0] ?? '')),
    cooperationStart: ago((730 - endsIn) * dayMs).slice(0, 10),
    cooperationEnd: ago(-endsIn * dayMs).slice(0, 10),
    remark: '',
    ordering: 0,
    enabled,
  };
}
