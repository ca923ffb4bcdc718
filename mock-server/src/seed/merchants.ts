import { type BusinessType, businessType, settleType } from '#contracts/enums/merchants.ts';
import { valuesOf } from '#contracts/enums.ts';
import { bankCheckDigit, creditCheckCharacter } from '#contracts/forms/identity.ts';
import { logo, sheet, stored } from './drawings.ts';
import { seedLog } from './seedLog.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

const categories: [name: string, types: BusinessType[], ordering: number, enabled?: 0 | 1][] = [
  ['景区文旅', [businessType.resort], 90],
  ['酒店集团', [businessType.resort, businessType.hotel, businessType.minsu], 80],
  ['综合度假', [businessType.resort, businessType.hotel, businessType.minsu], 70],
  ['乡村民宿', [businessType.minsu], 60],
  ['旅行社', [businessType.resort], 0, 0],
];

interface MerchantSeed {
  name: string;
  category: number;
  types: BusinessType[];
  contact: string;
  cityId: string;
  address: string;
  intro: string;
  /** Days from now until the contract ends; negative when it has ended. */
  contractDays: number;
  /** Basis points. */
  rate: number;
  enabled?: 0 | 1;
}
/** One with resorts only, one with all three, one whose contract has ended, one whose contract ends soon. */
const merchants: MerchantSeed[] = [
  {
    name: '云栖湖文旅',
    category: 1,
    types: [10],
    contact: '沈云舒',
    cityId: '3301',
    address: '云栖湖路18号游客中心3楼',
    intro: '运营云栖湖与青岚山两处景区，年接待游客一百二十万人次。',
    contractDays: 410,
    rate: 600,
  },
  {
    name: '悦途酒店集团',
    category: 2,
    types: [10, 20, 30],
    contact: '陆景行',
    cityId: '3301',
    address: '滨江大道266号悦途大厦21层',
    intro: '以湖畔与海滨度假酒店为主，旗下另有两家民宿和一座水世界。',
    contractDays: 230,
    rate: 800,
  },
  {
    name: '旧港旅行',
    category: 5,
    types: [10],
    contact: '白砚之',
    cityId: '3302',
    address: '旧港码头5号',
    intro: '',
    contractDays: -12,
    rate: 500,
    enabled: 0,
  },
  {
    name: '南海假日',
    category: 3,
    types: [10, 20, 30],
    contact: '许南乔',
    cityId: '4602',
    address: '椰林湾一横路9号',
    intro: '海岛度假一站式服务商，涵盖乐园、酒店与渔家民宿。',
    contractDays: 305,
    rate: 750,
  },
  {
    name: '黔山秀水旅游',
    category: 3,
    types: [10, 30],
    contact: '韦青峦',
    cityId: '5203',
    address: '赤水崖景区大门西侧',
    intro: '深耕贵州山水与云南洱海的目的地运营商。',
    contractDays: 128,
    rate: 650,
  },
  {
    name: '北境雪岭度假',
    category: 3,
    types: [10, 20],
    contact: '高凌霄',
    cityId: '2301',
    address: '雪岭大街77号',
    intro: '滑雪、温泉与庄园酒店。',
    contractDays: 21,
    rate: 850,
  },
];

/** Six merchants. The third has been disabled, to show what that hides. */
export function seedMerchants(tools: SeedTools) {
  const { store, ago } = tools;
  const at = (days: number) => ({ createTime: ago(days * dayMs), updateTime: ago(days * dayMs) });
  categories.forEach(([name, businessTypes, ordering, enabled = 1], index) => {
    store.merchantCategories.insert({ name, businessTypes, ordering, enabled, ...at(370 - index) });
  });
  merchants.forEach((seed, index) => {
    const row = store.merchants.insert({ ...merchantValues(tools, seed, index), ...at(360 - index * 9) });
    seedLog(store, ['merchants', row.id], '添加商户', row.createTime);
  });
}

function merchantValues({ store, files, ago }: SeedTools, seed: MerchantSeed, index: number) {
  const { name, category, types, contact, cityId, address, intro, contractDays, rate, enabled = 1 } = seed;
  const number = String(index + 1).padStart(2, '0');
  const sheetOf = (kind: string, title: string, text: string) =>
    stored(files, `merchant-${number}-${kind}.svg`, sheet(title, text));
  const creditBody = `91990000MA${number}K7H3R`;
  const cardBody = `99000012345678${number}0`;
  return {
    name,
    merchantNo: `SH0000${number}`,
    categoryId: String(category),
    businessTypes: types,
    logoUrl: stored(files, `merchant-${number}-logo.svg`, logo(index, name[0] ?? '')),
    contactName: contact,
    contactPhone: `199000010${number}`,
    provinceId: store.cities.get(cityId)?.provinceId ?? '',
    cityId,
    address,
    intro,
    creditCode: creditBody + creditCheckCharacter(creditBody),
    licenseUrl: sheetOf('license', '营业执照', name),
    legalName: contact,
    legalIdFrontUrl: sheetOf('front', '身份证', contact),
    legalIdBackUrl: sheetOf('back', '身份证', '国徽面'),
    permits: types.includes(businessType.resort) ? [sheetOf('permit', 'A级景区证书', name)] : [],
    contractNo: `HT-2025-0${number}`,
    contractStart: ago((760 - contractDays) * dayMs).slice(0, 10),
    contractEnd: ago(-contractDays * dayMs).slice(0, 10),
    settleType: settleTypes[index % settleTypes.length] ?? settleType.monthly,
    commissionRate: rate,
    accountName: `${name}有限公司`,
    bankName: '华夏东方银行杭州分行',
    bankAccount: cardBody + bankCheckDigit(cardBody),
    ordering: 0,
    enabled,
  };
}
const settleTypes = valuesOf(settleType);
