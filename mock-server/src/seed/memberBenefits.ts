import { benefitType } from '#contracts/enums/members.ts';
import type { StoredBenefit } from '../store/memberRows.ts';
import { stored } from './drawings.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

type Values = Pick<StoredBenefit, 'name' | 'type' | 'description' | 'ordering'> & Partial<StoredBenefit>;

const benefits: Values[] = [
  {
    name: '会员折扣',
    type: benefitType.discount,
    ordering: 60,
    description: '门票、酒店、民宿按等级享受折扣。',
  },
  {
    ...{ name: '免费间夜', type: benefitType.freeNights, ordering: 50, nightCap: 60_000 },
    description: '酒店、民宿免费入住，每晚最高抵扣600元。',
    rules: '<p>下单时抵扣，取消或退款后退回；超出上限的部分自付。</p>',
  },
  {
    ...{ name: '免费门票', type: benefitType.freeTickets, ordering: 40 },
    description: '指定景区门票每年免费。',
    rules: '<p>限指定门票产品，退票后退回。</p>',
  },
  {
    name: '积分加倍',
    type: benefitType.pointRate,
    ordering: 30,
    description: '消费赠送积分按等级倍率计算。',
  },
  {
    name: '生日礼遇',
    type: benefitType.birthday,
    ordering: 20,
    description: '生日当月入住赠送欢迎水果与贺卡。',
  },
  {
    ...{ name: '优先预订', type: benefitType.priority, ordering: 10, enabled: 0 },
    description: '节假日房源提前一天预订。',
  },
];

/** Benefits of members; the last one is given by no grade. */
export function seedMemberBenefits({ store, files, ago }: SeedTools): void {
  const time = ago(390 * dayMs);
  const tickets = store.products.by('kind', 'place').filter(({ enabled }) => enabled === 1);
  const none = { hotels: [], minsus: [], products: [], nightCap: 0, rules: '', enabled: 1 } as const;
  for (const [at, benefit] of benefits.entries())
    store.memberBenefits.insert({
      ...{ ...none, hotels: [], minsus: [], createTime: time, updateTime: time },
      ...benefit,
      products: benefit.type === benefitType.freeTickets ? tickets.slice(0, 3).map(({ id }) => id) : [],
      iconUrl: stored(files, `benefit-${at + 1}.svg`, icon(colours[at] ?? '', benefit.name.slice(0, 1))),
    });
}

const colours = ['#c8553d', '#3d6fb6', '#2f8f5b', '#b8862b', '#b0508f', '#5f6b7a'];

/** A round sign of 200 x 200 with one character. */
const icon = (colour: string, character: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><circle cx="100" cy="100" r="92" fill="${colour}"/><text x="100" y="132" font-size="92" text-anchor="middle" fill="#fff" font-family="serif">${character}</text></svg>`;
