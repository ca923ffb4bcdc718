import { memberBenefits } from '../../src/areas/memberBenefits.ts';
import { memberGrades } from '../../src/areas/memberGrades.ts';
import { memberPoints } from '../../src/areas/memberPoints.ts';
import { members } from '../../src/areas/members.ts';
import { benefitType, countableBenefits, gainMode, pointType } from '../../src/enums/members.ts';
import { status } from '../../src/envelope.ts';
import { memberBenefitExample } from '../../src/examples/memberBenefits.ts';
import { memberGradeExample } from '../../src/examples/memberGrades.ts';
import { gradesOf } from './gradesOf.ts';
import { designRule, type Rule } from './rule.ts';
import {
  giveFreeTickets,
  type Member,
  newMember,
  newProduct,
  openShop,
  payOffline,
  placeOrder,
  theGrade,
} from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** What a grade gives without limit, and the journal of points while some of them are locked. */

const rule = (area: string, says: string, section: string, check: Rule['check']): Rule =>
  designRule(area, 'money', says, section, check);
const reason = '年度贵宾';

/** A grade that gives all of these benefits, so many of each. */
async function newGrade(talk: Talk, benefitIds: readonly string[], quantity: number): Promise<string> {
  const { growthThreshold: _growth, houseThreshold: _house, ...form } = memberGradeExample;
  const benefits = benefitIds.map((benefitId) => ({ benefitId, quantity }));
  const body = { ...form, name: unique('验收'), gainModes: [gainMode.staff], giftPoints: 0, benefits };
  const list = await gradesOf(talk);
  const lowest = Math.min(...list.map(({ level }: Json) => level));
  for (let level = 20; level > lowest; level--) {
    const { answer } = await talk.call(memberGrades.add, { body: { ...body, level } });
    if (answer.status !== status.duplicate) return (answer.data as Json).id;
  }
  return talk.skip('there is no level for another grade');
}

async function checkUnlimited(talk: Talk): Promise<void> {
  const shop = await openShop(talk, 'place');
  const product = await newProduct(talk, shop, [10_000], { cancelRule: 20 });
  const ticketsId = await giveFreeTickets(talk, product);
  const { nightsId } = await theGrade(talk);
  const { id: plainId } = await talk.ok(memberBenefits.add, {
    body: { ...memberBenefitExample, name: unique('验收'), type: benefitType.discount },
  });
  const ids = [ticketsId, nightsId, plainId];
  const grade = await newGrade(talk, ids, 0);
  const member = await newMember(talk, { gradeId: grade });
  const expectAccounts = async (what: string, used: number, locked: number) => {
    const list = await talk.ok(memberBenefits.accounts, { query: { memberId: member.id } });
    for (const id of ids) {
      const own = list.find((one: Json) => one.id === id);
      const counted = countableBenefits.includes(own?.type) ? 1 : 0;
      const taken = id === ticketsId ? [used, locked] : [0, 0];
      talk.same(
        `counted, unlimited, used and locked of type ${own?.type} ${what}`,
        own && [own.counted, own.unlimited, own.used, own.locked],
        [counted, counted, ...taken],
      );
    }
    const body = { memberMobile: member.mobile, productId: product };
    const { list: offered } = await talk.ok(memberBenefits.preview, { body });
    const { left = 0, unlimited = 0 } = offered.find(({ id }: Json) => id === ticketsId) ?? {};
    talk.holds(`free tickets are offered ${what}`, left > 4, left);
    talk.same(`free tickets are offered as unlimited ${what}`, unlimited, 1);
  };
  await expectAccounts('at first', 0, 0);
  for (const count of [2, 4]) {
    const more = { qty: count, benefitId: ticketsId, benefitCount: count };
    talk.same('what is paid', (await placeOrder(talk, shop, product, member, more)).payPrice, 0);
    await expectAccounts(`after ${count} were ordered`, 0, count === 2 ? 2 : 6);
  }
  const { id: gradeId } = await theGrade(talk);
  await talk.ok(members.setGrade, { params: { id: member.id }, body: { gradeId, expireDate: '', reason } });
  const [limited] = (await talk.ok(memberBenefits.accounts, { query: { memberId: member.id } })).filter(
    ({ id }: Json) => id === ticketsId,
  );
  talk.same(
    'unlimited, locked and left in a grade that gives some',
    [limited.unlimited, limited.locked, limited.left],
    [0, 6, 0],
  );
  await talk.ok(memberGrades.remove, { params: { id: grade } });
  await talk.ok(memberBenefits.remove, { params: { id: plainId } });
}

/** Each row of the journal says what there is after it: the row before and its change, and in the end all points. */
async function expectJournal(talk: Talk, { id }: Member, what: string, types: number[]): Promise<void> {
  const { list } = await talk.ok(memberPoints.listJournals, { query: { memberId: id, limit: 100 } });
  const rows: Json[] = [...list].reverse();
  talk.same(
    `types of the rows ${what}`,
    rows.map(({ type }) => type),
    types,
  );
  let points = 0;
  for (const { change, after, journalNo } of rows) {
    points += change;
    talk.same(`points after ${journalNo} ${what}`, after, points);
  }
  const shown = await talk.ok(memberPoints.get, { params: { id } });
  talk.same(`all points ${what}`, shown.points + shown.pointsLocked, points);
  const left = rows.reduce((sum, { remain }) => sum + remain, 0);
  talk.same(`what is left of the gains ${what}`, left, points);
}

async function checkLocked(talk: Talk): Promise<void> {
  const shop = await openShop(talk, 'place');
  const product = await newProduct(talk, shop, [10_000]);
  const member = await newMember(talk, { points: 900 });
  const params = { id: member.id };
  const adjust = async (direction: number, points: number) => {
    const { version } = await talk.ok(memberPoints.get, { params });
    const body = { direction, points, reason: '补发活动积分', version };
    return talk.ok(memberPoints.adjust, { params, body });
  };
  const { added, deducted, used } = pointType;
  await expectJournal(talk, member, 'at first', [added]);
  const one = await placeOrder(talk, shop, product, member, { pointsUsed: 400 });
  await expectJournal(talk, member, 'while an order locks some', [added]);
  await adjust(10, 250);
  await expectJournal(talk, member, 'with more', [added, added]);
  await adjust(20, 120);
  await expectJournal(talk, member, 'with less', [added, added, deducted]);
  const two = await placeOrder(talk, shop, product, member, { pointsUsed: 100 });
  await payOffline(talk, shop, one);
  await expectJournal(talk, member, 'after one was paid', [added, added, deducted, used]);
  await talk.ok(shop.calls.orders.cancel, { params: { id: two.id }, body: { reason: '会员不去了' } });
  await expectJournal(talk, member, 'after one was cancelled', [added, added, deducted, used]);
}

export const memberQuotaRules = (): Rule[] => [
  rule(
    'memberBenefits',
    'what a grade gives without limit is unlimited for each type that is counted, and can be used again and again',
    '6.2',
    checkUnlimited,
  ),
  rule(
    'memberPoints',
    'each row of the journal counts on from the one before, also while orders lock points',
    '13.5',
    checkLocked,
  ),
];
