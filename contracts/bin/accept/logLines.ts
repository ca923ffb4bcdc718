import { auth } from '../../src/areas/auth.ts';
import { backendUsers } from '../../src/areas/backendUsers.ts';
import { estateSands } from '../../src/areas/estateSands.ts';
import { estates } from '../../src/areas/estates.ts';
import { memberAccounts } from '../../src/areas/memberAccounts.ts';
import { members } from '../../src/areas/members.ts';
import { merchants } from '../../src/areas/merchants.ts';
import { passwords } from '../../src/areas/passwords.ts';
import { roles } from '../../src/areas/roles.ts';
import { allEndpoints } from '../../src/areas.ts';
import { passwordHash } from '../../src/credentials.ts';
import { type AnyEndpoint, areaNameOf, savedPart } from '../../src/endpoint.ts';
import { estateSaleStatus } from '../../src/enums/estates.ts';
import { operatorType } from '../../src/logs.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { tradeKinds, trades } from '../../src/trade/trade.ts';
import { added, cleaned, formOf, kindsOf } from './kinds.ts';
import {
  asUser,
  changing,
  closeHouse,
  closeMerchant,
  newMerchant,
  openHouse,
  patternMerchant,
} from './ownHouses.ts';
import { cleanUp, newAccount, newRole } from './ownUsers.ts';
import type { Person } from './people.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMember, newProduct, theGrade } from './shop.ts';
import { type Json, short, type Talk } from './talk.ts';

/** Changes by calls that only one kind has leave a line in its log, too, which names who made it. */

/** Does something and expects one line more, of the caller; the lines before it stay as they were. */
async function expectLine(
  talk: Talk,
  what: string,
  get: AnyEndpoint,
  id: string,
  change: () => Promise<unknown>,
  by: Person = talk.person('platformAdmin'),
): Promise<void> {
  const read = async (): Promise<Json[]> => (await talk.ok(get, { params: { id } })).logs;
  const before = await read();
  await change();
  const [line, ...rest] = await read();
  talk.same(`the lines before ${what}`, rest, before);
  const { userInfo } = await talk.ok(auth.validate, { body: { token: by.token } }, null);
  talk.same(`who made ${what}`, [line.operatorType, line.operatorName], [operatorType.staff, userInfo.name]);
  talk.holds(`the line of ${what} says what was done`, /\p{Script=Han}{2,}/u.test(line.action), short(line));
  talk.holds(`the line of ${what} is the newest`, line.time >= (before[0]?.time ?? ''), line.time);
}

/** The log of a copy begins with it. */
async function expectFirstLine(talk: Talk, what: string, record: Json): Promise<void> {
  const { userInfo } = await talk.ok(
    auth.validate,
    { body: { token: talk.person('platformAdmin').token } },
    null,
  );
  talk.same(
    `lines of ${what}`,
    record.logs.map((line: Json) => line.operatorName),
    [userInfo.name],
  );
}

async function checkMerchant(talk: Talk): Promise<void> {
  const { id: merchantId } = await newMerchant(talk, await patternMerchant(talk, 'hotel'));
  await asUser(talk, { merchantId }, ['viewSingleMerchant', 'manageSingleMerchant'], async (user) => {
    const before = await talk.ok(merchants.getOfOwn, {}, user);
    const body = {
      ...formOf(fieldsOf(merchants.updateOfOwn.body), before),
      intro: '验收简介',
      version: before.version,
    };
    const change = () => talk.ok(merchants.updateOfOwn, { body }, user);
    await expectLine(talk, 'the own edit', merchants.get, merchantId, change, user);
    const shown = await talk.ok(merchants.getOfOwn, {}, user);
    talk.same('his own log', shown.logs, (await talk.ok(merchants.get, { params: { id: merchantId } })).logs);
  });
  // He names the rate before and after.
  const rate = await changing(talk, merchants, merchantId, { commissionRate: 1234 });
  await expectLine(talk, 'another rate', merchants.get, merchantId, () => talk.ok(merchants.update, rate));
  await closeMerchant(talk, merchantId);
}

async function checkUser(talk: Talk): Promise<void> {
  const account = await newAccount(talk);
  const hash = passwordHash('given-2');
  await expectLine(talk, 'a new password', backendUsers.get, account.id, () =>
    talk.ok(passwords.reset, {
      params: { id: account.id },
      body: { newPassword: hash, confirmPassword: hash },
    }),
  );
  await cleanUp(talk, account);
}

async function checkRole(talk: Talk): Promise<void> {
  const role = await newRole(talk, [rightIds.viewSendSms]);
  const copy = await talk.ok(roles.copy, { params: { id: role.id } });
  await expectFirstLine(talk, 'a copy of a role', await talk.ok(roles.get, { params: { id: copy.id } }));
  for (const { id } of [role, copy]) await talk.ok(roles.remove, { params: { id } });
}

async function checkProducts(talk: Talk): Promise<void> {
  for (const trade of tradeKinds) {
    const shop = await openHouse(talk, trade);
    const { products } = shop.calls;
    const id = await newProduct(talk, shop, [100]);
    const { stocks } = shop.calls;
    const day = { date: shop.first, version: 1, price: 101, stock: 5, enabled: 1 };
    await expectLine(talk, 'prices of a day', products.get, id, () =>
      talk.ok(stocks.save, { params: { id }, body: { days: [day] } }),
    );
    const spans = [{ startDate: shop.first, endDate: shop.first }];
    await expectLine(talk, 'prices of a batch', products.get, id, () =>
      talk.ok(stocks.batchSave, {
        params: { id },
        body: { spans, weekdays: [1, 2, 3, 4, 5, 6, 7], set: { price: 102 } },
      }),
    );
    for (const body of [{}, { withPrices: 1 }]) {
      const copy = await talk.ok(products.copy, { params: { id }, body });
      await expectFirstLine(
        talk,
        `a copy of ${trades[trade].product}`,
        await talk.ok(products.get, { params: { id: copy.id } }),
      );
    }
    await closeHouse(talk, shop);
  }
}

async function checkProject(talk: Talk): Promise<void> {
  const kind = kindsOf(talk.people).find(({ area, ending }) => area === 'estates' && ending === '');
  if (!kind) return talk.skip('nobody adds projects');
  const { id: completeId } = await talk.state('an estate is complete');
  const complete = await talk.ok(estates.get, { params: { id: completeId } });
  const { record } = await added(talk, kind);
  const params = { id: record.id };
  const sections = allEndpoints.filter((call) => areaNameOf(call) === 'estates' && call.part);
  for (const call of sections) {
    const form: Json = formOf(fieldsOf(call.body), savedPart(call, complete) as Json);
    // They name buildings of the other project.
    if ('licences' in form) Object.assign(form, { licences: [], saleStatus: estateSaleStatus.waiting });
    const { version } = await talk.ok(estates.get, { params });
    await expectLine(talk, call.name, estates.get, record.id, () =>
      talk.ok(call, { params, body: { ...form, version } }),
    );
  }
  await expectLine(talk, 'another ordering', estates.get, record.id, () =>
    talk.ok(estates.updateOrdering, { params, body: { ordering: 7 } }),
  );
  await expectLine(talk, 'the sand table', estateSands.get, record.id, async () => {
    const { version } = await talk.ok(estateSands.get, { params });
    await talk.ok(estateSands.save, { params, body: { sands: [], version } });
  });
  await cleaned(talk, kind, record);
}

async function checkMember(talk: Talk): Promise<void> {
  const one = await newMember(talk);
  const params = { id: one.id };
  const changes: [string, AnyEndpoint, AnyEndpoint, object][] = [
    ['freezing', members.get, members.freeze, { reason: '验收的原因' }],
    ['unfreezing', members.get, members.unfreeze, {}],
    ['locking the account', memberAccounts.get, memberAccounts.lock, { reason: '验收的原因' }],
    ['unlocking the account', memberAccounts.get, memberAccounts.unlock, { reason: '验收的原因' }],
  ];
  /** Each counts the version on, so that an open form of the record is stale. */
  const expectBoth = async (what: string, get: AnyEndpoint, change: () => Promise<unknown>) => {
    const before = await talk.ok(get, { params });
    await expectLine(talk, what, get, one.id, change);
    const { version } = await talk.ok(get, { params });
    talk.same(`the version after ${what}`, version, before.version + 1);
  };
  for (const [what, get, call, body] of changes)
    await expectBoth(what, get, () => talk.ok(call, { params, body }));
  await expectLine(talk, 'an adjustment', memberAccounts.get, one.id, async () => {
    const { version } = await talk.ok(memberAccounts.get, { params });
    const body = { direction: 10, amount: 100, reason: '验收调整账户', version };
    await talk.ok(memberAccounts.adjust, { params, body });
  });
  const { id: gradeId } = await theGrade(talk);
  await expectBoth('another grade', members.get, () =>
    talk.ok(members.setGrade, { params, body: { gradeId, expireDate: '2099-12-31', reason: '验收的等级' } }),
  );
}

const rule = (area: string, of: string, section: string, check: Rule['check']): Rule =>
  designRule(area, 'record', `${of} leave a line in the log that names who made them`, section, check);

export const logLineRules: Rule[] = [
  rule('merchants', 'edits by a user of the merchant, and those of his terms,', '0.6 and 8.1', checkMerchant),
  rule('backendUsers', 'new passwords', '0.6 and 3.1', checkUser),
  rule('roles', 'copies', '0.6 and 3.3', checkRole),
  rule('productsPlace', 'copies and prices of products', '0.6, 9.5 and 9.7', checkProducts),
  rule(
    'estates',
    'saves of each section, of the ordering and of the sand table',
    '0.6 and 4.4',
    checkProject,
  ),
  rule('members', 'freezing, locking, adjustments and grades', '0.6 and 7', checkMember),
];
