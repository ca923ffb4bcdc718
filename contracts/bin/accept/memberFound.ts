import { members } from '../../src/areas/members.ts';
import { memberSource } from '../../src/enums/members.ts';
import { credentialType } from '../../src/enums/orders.ts';
import { memberExample } from '../../src/examples/members.ts';
import { idNumber } from './kinds.ts';
import { asUser } from './ownHouses.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember, newMobile, newProduct, openShop, payOffline, placeOrder, theGrade } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** Who finds which members by what: names, nicknames, numbers, documents, what they have paid. */

const found = async (talk: Talk, query: Record<string, string | number>, by?: Parameters<Talk['ok']>[2]) => {
  const { list } = await talk.ok(members.list, { query: { ...query, limit: 100 } }, by);
  return list.map(({ id }: Json) => id) as string[];
};

const chars = '安宁远清月星河川林舟野棠';
/** A name that nobody else has: letters alone, as names of persons are. */
const newName = () =>
  `验${Array.from({ length: 5 }, () => chars[Math.floor(Math.random() * chars.length)]).join('')}`;

async function newOne(talk: Talk, over: object = {}): Promise<{ form: Json; record: Json }> {
  const { gender: _gender, birthday: _day, recommenderMobile: _by, ...rest } = memberExample as Json;
  const form = {
    ...{ ...rest, name: newName(), nickname: unique('昵称'), mobile: newMobile(), labelIds: [] },
    ...{ credentialType: credentialType.idCard, credentialNo: idNumber() },
    gradeId: (await theGrade(talk)).id,
    ...over,
  };
  return { form, record: await talk.ok(members.add, { body: form }) };
}

async function checkKeyword(talk: Talk): Promise<void> {
  const recommender = await newMember(talk);
  const { form, record } = await newOne(talk, { recommenderMobile: recommender.mobile });
  const { id, memberNo } = record;
  const recommenderId = recommender.id;
  talk.same('where he comes from', record.source, memberSource.staff);
  for (const [what, keyword, isFound] of [
    ['his name', form.name, true],
    ['a part of his name', form.name.slice(1, 5), true],
    ['his nickname', form.nickname, true],
    ['a part of his nickname', form.nickname.slice(3), true],
    ['his mobile', form.mobile, true],
    ['the middle of his mobile', form.mobile.slice(3, 9), true],
    ['the end of his mobile', form.mobile.slice(-7), true],
    ['two digits of his mobile', form.mobile.slice(-2), false],
    ['three digits of his mobile', form.mobile.slice(-3), true],
    ['the end of his number', memberNo.slice(2), false],
    ['his number', memberNo, true],
    ['his document', form.credentialNo, true],
    ['a part of his document', form.credentialNo.slice(0, 17), false],
  ] as const)
    talk.same(`found by ${what}`, (await found(talk, { keyword, recommenderId })).includes(id), isFound);
  // Whoever only sees members gets nothing out of guessed documents.
  await asUser(talk, { merchantId: '' }, ['viewMember'], async (viewer) => {
    const sees = async (keyword: string) => (await found(talk, { keyword }, viewer)).includes(id);
    talk.same('found by his name, by who only sees him', await sees(form.name), true);
    talk.same('found by his document, by who only sees him', await sees(form.credentialNo), false);
  });
}

async function checkPaid(talk: Talk): Promise<void> {
  const { form, record } = await newOne(talk);
  const shop = await openShop(talk, 'place');
  const product = await newProduct(talk, shop, [12_345]);
  const member = { id: record.id, mobile: form.mobile };
  await placeOrder(talk, shop, product, member, { qty: 3 });
  const { payPrice } = await payOffline(
    talk,
    shop,
    await placeOrder(talk, shop, product, member, { qty: 2 }),
  );
  const { consumeAmount, orderCount } = await talk.ok(members.get, { params: { id: record.id } });
  talk.same('what he paid, and in how many orders', [consumeAmount, orderCount], [payPrice, 1]);
  const today = record.createTime.slice(0, 10);
  for (const [what, query, isFound] of [
    ['at least what he paid', { consumeMin: payPrice }, true],
    ['at least one cent more', { consumeMin: payPrice + 1 }, false],
    ['at most what he paid', { consumeMax: payPrice }, true],
    ['at most one cent less', { consumeMax: payPrice - 1 }, false],
    ['both', { consumeMin: payPrice, consumeMax: payPrice }, true],
    ['from the day of his registration', { createStart: today }, true],
    ['until the day of his registration', { createEnd: today }, true],
    ['of that day alone', { createStart: today, createEnd: today }, true],
  ] as const) {
    const ids = await found(talk, { keyword: form.name, ...query });
    talk.same(`found with ${what}`, ids.includes(record.id), isFound);
  }
}

export const memberFoundRules = (): Rule[] => [
  designRule(
    'members',
    'list',
    'filter keyword finds by parts of names and mobiles, whole numbers and, for who manages members, whole documents',
    '7.1',
    checkKeyword,
  ),
  designRule('members', 'list', 'filters of amounts and days include their ends', '7.1', checkPaid),
];
