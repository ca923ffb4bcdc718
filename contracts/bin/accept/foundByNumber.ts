import { backendUsers } from '../../src/areas/backendUsers.ts';
import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { smsLogs } from '../../src/areas/smsLogs.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { bookingExample, bookingMoves } from '../../src/examples/estateBookings.ts';
import { addedFrom, cleaned, newForm, patternOf } from './kinds.ts';
import { cleanUp, newAccount } from './ownUsers.ts';
import { kindNamed, newRecommend, theProject } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile } from './unique.ts';

/** Numbers that answers mask are searched as they are: by the digits that the mask hides, too, and by no others. */

/** Parts of a mobile, with some of the hidden digits in each. */
const partsOf = (mobile: string): string[] => [
  mobile,
  mobile.slice(3, 9),
  mobile.slice(0, 6),
  mobile.slice(-7),
];
/** The same mask, another number. */
const twinOf = (mobile: string): string =>
  mobile.slice(0, 3) + String((Number(mobile.slice(3, 7)) + 1) % 10_000).padStart(4, '0') + mobile.slice(7);

/** @param filter of the list. @param isHis whether a row is what was made with the mobile */
async function expectFound(
  talk: Talk,
  list: AnyEndpoint,
  filter: string,
  mobile: string,
  isHis: (row: Json) => boolean,
): Promise<void> {
  const isFound = async (text: string): Promise<boolean> => {
    const { list: rows } = await talk.ok(list, { query: { [filter]: text, limit: 100 } });
    return rows.some(isHis);
  };
  for (const part of partsOf(mobile))
    talk.same(
      `found by ${part.length} digits from the ${mobile.indexOf(part) + 1}. on`,
      await isFound(part),
      true,
    );
  talk.same('found by a number of the same mask', await isFound(twinOf(mobile)), false);
}

/** The lists in which a phone of a form is searched, and its field. */
const phones = { estateCompanies: 'contactPhone', merchants: 'contactPhone', estateConsultants: 'mobile' };

async function checkPhone(talk: Talk, area: keyof typeof phones): Promise<void> {
  const kind = kindNamed(talk, area);
  const mobile = newMobile();
  const form = { ...newForm(kind, await patternOf(talk, kind)), [phones[area]]: mobile };
  const { record } = await addedFrom(talk, kind, form);
  await expectFound(talk, kind.list, 'keyword', mobile, ({ id }) => id === record.id);
  await cleaned(talk, kind, record);
}

async function checkUser(talk: Talk): Promise<void> {
  const account = await newAccount(talk);
  await expectFound(talk, backendUsers.list, 'keyword', account.mobile, ({ id }) => id === account.id);
  await cleanUp(talk, account);
}

async function checkLead(talk: Talk): Promise<void> {
  const { planId: _plan, visitTime: _time, ...form } = bookingExample;
  const mobile = newMobile();
  const body = { ...form, estateId: (await theProject(talk)).id, mobile };
  const lead = await talk.ok(estateBookings.add, { body });
  await expectFound(talk, estateBookings.list, 'keyword', mobile, ({ id }) => id === lead.id);
  await talk.ok(estateBookings.close, { params: { id: lead.id }, body: bookingMoves.close });
}

/** Customer and recommender are searched each by his own filter; the message of a refusal by the number that it went to. */
async function checkRecommend(talk: Talk): Promise<void> {
  const own = await newRecommend(talk, await theProject(talk));
  const { recommendNo } = own.record;
  const isOwn = (row: Json) => row.recommendNo === recommendNo;
  const numbers = { customer: own.form.customerMobile, recommender: own.form.memberMobile };
  for (const [filter, mobile] of Object.entries(numbers))
    await expectFound(talk, estateRecommends.list, filter, mobile, isOwn);
  for (const [filter, mobile] of [
    ['customer', numbers.recommender],
    ['recommender', numbers.customer],
  ] as const)
    talk.same(
      `recommends with the other one's number as ${filter}`,
      (await talk.ok(estateRecommends.list, { query: { [filter]: mobile } })).count,
      0,
    );
  await own.moves.refuse();
  const isTold = ({ message }: Json) => message.includes(recommendNo);
  await expectFound(talk, smsLogs.list, 'mobile', numbers.recommender, isTold);
}

const rule = (area: string, section: string, check: Rule['check']): Rule =>
  designRule(
    area,
    'list',
    'who is searched by his number is found by the digits that the mask hides, and by no other number',
    section,
    check,
  );
export const foundByNumberRules = (): Rule[] => [
  rule('estateCompanies', '5.1', (talk) => checkPhone(talk, 'estateCompanies')),
  rule('merchants', '8.1', (talk) => checkPhone(talk, 'merchants')),
  rule('estateConsultants', '4.11', (talk) => checkPhone(talk, 'estateConsultants')),
  rule('backendUsers', '3.1', checkUser),
  rule('estateBookings', '5.2', checkLead),
  rule('estateRecommends', '5.3', checkRecommend),
];
