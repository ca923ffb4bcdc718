import { addDays, addMonths } from '#contracts/days.ts';
import { gainMode } from '#contracts/enums/members.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { setGrade } from '../members/grades.ts';
import type { NewRow } from '../store/collection.ts';
import type { StoredRow } from '../store/collections.ts';
import type { StoredMember } from '../store/memberRows.ts';
import { stored } from './drawings.ts';
import { seedContext } from './seedContext.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

type Values = NewRow<StoredRow<'memberGrades'>>;
type Worth = Pick<
  Values,
  'name' | 'growthThreshold' | 'houseThreshold' | 'validMonths' | 'pointRate' | 'giftPoints' | 'description'
> & { discount: number; colour: string; gainModes: Values['gainModes'] };
const { growth, house, staff } = gainMode;

const grades: Worth[] = [
  {
    ...{
      name: '普通会员',
      discount: 100,
      pointRate: 10,
      growthThreshold: 0,
      houseThreshold: 0,
      giftPoints: 0,
    },
    ...{ validMonths: 0, gainModes: [growth], colour: '#7a8b99', description: '注册即享会员价资讯与积分。' },
  },
  {
    ...{ name: '银卡会员', discount: 98, pointRate: 12, growthThreshold: 2000, houseThreshold: 0 },
    ...{ giftPoints: 200, validMonths: 12, gainModes: [growth, staff], colour: '#8d99ae' },
    description: '累计成长值满2000即可升级，享门票、酒店、民宿9.8折。',
  },
  {
    ...{ name: '金卡会员', discount: 95, pointRate: 15, growthThreshold: 10_000, houseThreshold: 50_000_000 },
    ...{ giftPoints: 500, validMonths: 12, gainModes: [growth, house, staff], colour: '#c9a227' },
    description: '累计成长值满10000或购房满50万元，享9.5折与1.5倍积分。',
  },
  {
    ...{
      name: '黑金会员',
      discount: 90,
      pointRate: 20,
      growthThreshold: 20_000,
      houseThreshold: 200_000_000,
    },
    ...{ giftPoints: 2000, validMonths: 12, gainModes: [growth, house, staff], colour: '#22252b' },
    description: '累计成长值满20000或购房满200万元，享9折与双倍积分。',
  },
];

/** Of each grade: the place of a benefit among the seeded ones, and how many a year. */
const given: [at: number, quantity: number][][] = [
  [],
  [
    [0, 0],
    [3, 0],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 0],
    [4, 0],
  ],
  [
    [0, 0],
    [1, 3],
    [2, 4],
    [3, 0],
    [4, 0],
  ],
];

/** Grades of members, the default one first; their benefits have to be there before. */
export function seedMemberGrades({ store, files, ago }: SeedTools): void {
  const createTime = ago(390 * dayMs);
  const ids = store.memberBenefits.all().map(({ id }) => id);
  for (const [index, { discount, colour, ...grade }] of grades.entries())
    store.memberGrades.insert({
      ...{ ...grade, createTime, updateTime: createTime, level: index + 1, ordering: -(index + 1) },
      ...{ placeDiscount: discount, hotelDiscount: discount, houseDiscount: discount },
      iconUrl: stored(files, `grade-icon-${index + 1}.svg`, icon(colour)),
      cardUrl: stored(files, `grade-card-${index + 1}.svg`, card(colour, grade.name)),
      benefits: (given[index] ?? []).map(([at, quantity]) => ({ benefitId: ids[at] ?? '', quantity })),
      isDefault: index === 0 ? 1 : 0,
      enabled: 1,
    });
}

/** A medal of 200 x 200. */
const icon = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><path d="M62 16h32l14 54H84zM138 16h-32L92 70h24z" fill="${colour}" opacity=".55"/><circle cx="100" cy="122" r="62" fill="${colour}"/><circle cx="100" cy="122" r="48" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/><path d="M100 90l10 21 23 3-17 16 4 23-20-11-20 11 4-23-17-16 23-3z" fill="#fff"/></svg>`;

/** The face of a card, 686 x 386. */
const card = (colour: string, name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 686 386" width="686" height="386"><rect width="686" height="386" rx="28" fill="${colour}"/><path d="M0 290c180-90 360 60 686-70v138a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28z" fill="#fff" opacity=".12"/><text x="48" y="92" font-size="46" fill="#fff" font-family="serif">${name}</text><text x="48" y="140" font-size="22" fill="#fff" opacity=".8">美美旅享</text></svg>`;

/** Of nine members one brings a grade that a purchase gave him, and one a grade that staff gave him and that has ended since, or will. */
export function giveGrade(tools: SeedTools, { id, createTime }: Readonly<StoredMember>, draw: number): void {
  const day = createTime.slice(0, 10);
  const of = {
    6: { gradeId: '3', mode: house, expireDate: addMonths(day, 36) },
    8: {
      gradeId: Number(id) % 2 === 0 ? '3' : '4',
      mode: staff,
      expireDate: addDays(day, 300 + Number(id) * 5),
    },
  }[draw];
  if (!of) return;
  const context = seedContext(tools, epochOf(createTime));
  tools.tellTime(context.clock);
  setGrade(context, id, { ...of, action: '等级导入', remark: '原系统等级' });
  tools.tellTime(undefined);
}
