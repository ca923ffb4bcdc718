import { memberImports } from '../../src/areas/memberImports.ts';
import { members } from '../../src/areas/members.ts';
import { memberSource } from '../../src/enums/members.ts';
import { credentialType } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { memberExample } from '../../src/examples/members.ts';
import { maskMobile } from '../../src/forms/masks.ts';
import { formOf } from './kinds.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMember, newMobile, theGrade } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Who can be named as the recommender of a member, and by what: a member, by his whole mobile, wherever it is asked for. */

const read = (talk: Talk, id: string): Promise<Json> => talk.ok(members.get, { params: { id } });
const field = 'recommenderMobile';
/** What a call says of a form: its status, and the field where one is named. */
const verdict = ({ answer }: { answer: Json }) => [answer.status, answer.data?.field];
const refused = [status.invalid, field];

async function formFor(talk: Talk, recommenderMobile: string): Promise<Json> {
  const { id: gradeId } = await theGrade(talk);
  return {
    ...{ name: '林小雨', mobile: newMobile(), labelIds: [], gradeId, recommenderMobile },
    ...{ credentialType: credentialType.idCard, credentialNo: '' },
  };
}

async function checkForms(talk: Talk): Promise<void> {
  const [one, other] = [await newMember(talk), await newMember(talk)];
  const wrong: [what: string, mobile: string][] = [
    ['nobody', newMobile()],
    ['the mask of a member', maskMobile(other.mobile)],
  ];
  for (const [what, mobile] of wrong) {
    const body = await formFor(talk, mobile);
    talk.same(`a new member with ${what}`, verdict(await talk.call(members.add, { body })), refused);
    const { count } = await talk.ok(members.list, { query: { keyword: body.mobile } });
    talk.same(`members with the mobile of the form with ${what}`, count, 0);
  }
  const named = async (recommenderMobile: string) => {
    const before = await read(talk, one.id);
    const form = formOf(fieldsOf(members.update.body), before);
    const body = { ...form, recommenderMobile, version: before.version };
    return talk.call(members.update, { params: { id: one.id }, body });
  };
  const own: typeof wrong = [
    ['himself', one.mobile],
    ['his own mask', maskMobile(one.mobile)],
  ];
  const third = await newMember(talk);
  for (const recommender of [undefined, third]) {
    if (recommender) talk.same('a member', verdict(await named(recommender.mobile))[0], status.ok);
    const before = await read(talk, one.id);
    for (const [what, mobile] of [...wrong, ...own])
      talk.same(`a member who names ${what}`, verdict(await named(mobile)), refused);
    talk.same('the member after it', await read(talk, one.id), before);
    talk.same('his recommender', before.recommenderId, recommender?.id ?? '');
  }
  const kept = await named(maskMobile(third.mobile));
  talk.same('the mask of his own recommender', verdict(kept)[0], status.ok);
  talk.same('his recommender after it', (await read(talk, one.id)).recommenderId, third.id);
  talk.same('nobody any more', verdict(await named(''))[0], status.ok);
  const { recommenderId, recommenderName, recommenderMobile } = await read(talk, one.id);
  talk.same('his recommender at last', [recommenderId, recommenderName, recommenderMobile], ['', '', '']);
}

/** Rows of a file: each by itself, those before it included. */
async function checkImport(talk: Talk): Promise<void> {
  const known = await newMember(talk);
  const first = await formFor(talk, known.mobile);
  const rows = [
    first,
    await formFor(talk, newMobile()),
    await formFor(talk, first.mobile),
    await formFor(talk, ''),
  ];
  const results = await talk.ok(memberImports.add, { body: { members: rows } });
  const { ok } = status;
  talk.same(
    'results',
    results.map((one: Json) => [one.status, one.field]),
    [[ok, ''], refused, [ok, ''], [ok, '']],
  );
  const found: Json[] = [];
  for (const { mobile } of rows)
    found.push((await talk.ok(members.list, { query: { keyword: mobile } })).list[0]);
  const { staff } = memberSource;
  talk.same(
    'members with the mobiles of the rows, their recommenders and where they come from',
    found.map((one) => one && [one.recommenderName, one.source]),
    [[memberExample.name, staff], undefined, [first.name, staff], ['', staff]],
  );
  const { list } = await talk.ok(members.list, { query: { recommenderId: found[0].id } });
  talk.same(
    'whom the first one recommended',
    list.map(({ id }: Json) => id),
    [found[2].id],
  );
  // The grade may have changed since, so that it does not count.
  const again = await talk.ok(memberImports.add, {
    body: { members: [rows[2], { ...first, nickname: '小雨' }] },
  });
  talk.same(
    'the same row again, and one with another nickname',
    again.map((one: Json) => [one.status, one.existing]),
    [
      [ok, 1],
      [status.duplicate, 0],
    ],
  );
}

export const namedRecommenderRules: Rule[] = [
  designRule(
    'members',
    'input',
    'a recommender is a member, named by his whole mobile, and never the member himself',
    '7.3',
    checkForms,
  ),
  {
    ...designRule(
      'memberImports',
      'input',
      'a row of a file names a member or an earlier row as recommender, and nobody else',
      '7.3',
      checkImport,
    ),
    where: 'decision 0029',
  },
];
