import { setTimeout } from 'node:timers/promises';
import { auth } from '../../src/areas/auth.ts';
import { merchants } from '../../src/areas/merchants.ts';
import { settings } from '../../src/areas/settings.ts';
import { allEndpoints } from '../../src/areas.ts';
import { type AnyEndpoint, areaNameOf, readOf, savedPart } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { epochOf } from '../../src/wireTime.ts';
import { Broken } from './broken.ts';
import { agrees, anotherValue, formOf } from './kinds.ts';
import { callerFor, type People, type Person, type PersonName } from './people.ts';
import type { Rule } from './rule.ts';
import { takes } from './samples.ts';
import { fieldsOf } from './shapes.ts';
import { newMember, newProduct, openShop, placeOrder } from './shop.ts';
import { type Json, short, type Talk } from './talk.ts';

/** Rules of what there is once: the settings, the sections of a record that are saved apart, the own merchant, pictures. */

const { duplicate, invalid, stale } = status;

export function singleRules(people: People): Rule[] {
  return [settingsRule, ownMerchantRule, ...sectionRules(people), ...partsRules(people)];
}

/** The longest pause after the first try; after later ones it may be longer. */
const pauseMs = 100;

/**
 * There is one record of these for all who check at the same time: what broke is tried again, which a mistake outlives and the save of
 * somebody else does not.
 */
const aloneAtLast =
  (check: Rule['check']): Rule['check'] =>
  async (talk) => {
    for (let tries = 1; ; tries++) {
      try {
        return await check(talk);
      } catch (error) {
        if (!(error instanceof Broken) || tries === 10) throw error;
        // Two that begin together again at once would disturb each other again.
        await setTimeout(Math.random() * pauseMs * tries);
      }
    }
  };

/** Checks what there is once and puts back what there was, whatever comes of it. @throws Broken when that fails, with what is left changed */
const putBack =
  (read: AnyEndpoint, save: AnyEndpoint, bodyOf: (before: Json) => object, by?: PersonName) =>
  (check: Rule['check']): Rule['check'] =>
  async (talk) => {
    const body = bodyOf(await talk.ok(read, {}, by));
    const fault = await aloneAtLast(check)(talk).catch((error: unknown) => error);
    const { answer } = await talk.call(save, { body }, by);
    if (answer.status !== status.ok)
      throw new Broken(
        `${save.name} puts back what the rule has changed`,
        `left changed; it was ${short(body)}`,
      );
    if (fault) throw fault;
  };

const settingsRule: Rule = {
  ...{
    area: 'settings',
    kind: 'record',
    writes: true,
    where: 'specification section 5 (settings); domain design, section 4',
  },
  says: 'settings are read back as they were saved, over the version that was seen only; new orders keep to them',
  check: putBack(settings.get, settings.update, ({ phone, maxPayMinutes }) => ({ phone, maxPayMinutes }))(
    async (talk) => {
      const shop = await openShop(talk, 'place');
      const [productId, member] = [await newProduct(talk, shop, [100]), await newMember(talk)];
      const before = await talk.ok(settings.get);
      const next = {
        phone: before.phone === '400-810-6666' ? '400-810-8888' : '400-810-6666',
        // The most that can be saved, or a minute less: an order really waits so long.
        maxPayMinutes: before.maxPayMinutes === 518_400 ? 518_399 : 518_400,
      };
      const saved = await talk.ok(settings.update, { body: { ...next, version: before.version } });
      const after = await talk.ok(settings.get);
      talk.same('the settings', { phone: after.phone, maxPayMinutes: after.maxPayMinutes }, next);
      const { token } = talk.person('platformAdmin');
      const { userInfo } = await talk.ok(auth.validate, { body: { token } }, null);
      talk.same('lines of the log', after.logs.length, before.logs.length + 1);
      talk.same('who saved them', after.logs[0].operatorName, userInfo.name);
      talk.same('the answer of saving', saved, after);
      talk.holds('the version changes', after.version !== before.version, after.version);
      await talk.refused(settings.update, stale, { body: { ...next, version: before.version } });
      const { createTime, expireTime } = await placeOrder(talk, shop, productId, member, { qty: 1 });
      const minutes = Math.round((epochOf(expireTime) - epochOf(createTime)) / 60_000);
      talk.same('minutes to pay a new order', minutes, next.maxPayMinutes);
      for (const bad of [
        { phone: '' },
        { phone: '12' },
        { maxPayMinutes: 0 },
        { maxPayMinutes: 518_401 },
        { maxPayMinutes: 1.5 },
      ])
        await talk.refused(settings.update, invalid, { body: { ...next, ...bad } });
      talk.same('the settings after refused calls', await talk.ok(settings.get), after);
    },
  ),
};

const ownMerchantRule: Rule = {
  ...{ area: 'merchants', kind: 'record', writes: true, where: 'domain design, section 8.1 (own merchant)' },
  says: 'a merchant user saves his own merchant, but not contract, settlement and commission, nor what another one has',
  check: putBack(
    merchants.getOfOwn,
    merchants.updateOfOwn,
    (before) => formOf(fieldsOf(merchants.updateOfOwn.body), before),
    'merchantManager',
  )(async (talk) => {
    const before = await talk.ok(merchants.getOfOwn, {}, 'merchantManager');
    const fields = fieldsOf(merchants.updateOfOwn.body);
    const intro = `${String(before.intro ?? '').slice(0, 60)}验`;
    const body = {
      ...formOf(fields, before),
      intro,
      commissionRate: 1,
      businessTypes: [10],
      version: before.version,
    };
    const saved = await talk.ok(merchants.updateOfOwn, { body }, 'merchantManager');
    talk.same('intro', saved.intro, intro);
    for (const name of [
      'commissionRate',
      'businessTypes',
      'settleType',
      'contractNo',
      'bankAccount',
      'enabled',
    ])
      talk.same(`${name} after the own form`, saved[name], before[name]);
    const seen = await talk.ok(merchants.get, { params: { id: before.id } });
    talk.same('intro as the platform sees it', seen.intro, intro);
    await talk.refused(merchants.updateOfOwn, stale, { body }, 'merchantManager');
    const { list } = await talk.ok(merchants.list, { query: { limit: 2 } });
    const other = list.find(({ id }: Json) => id !== before.id) ?? talk.skip('there is one merchant');
    const { name, creditCode } = await talk.ok(merchants.get, { params: { id: other.id } });
    for (const taken of [{ name }, { creditCode }])
      await talk.refused(
        merchants.updateOfOwn,
        duplicate,
        { body: { ...body, ...taken, version: saved.version } },
        'merchantManager',
      );
  }),
};

/** Calls that save one section of a record. */
function sectionRules(people: People): Rule[] {
  return allEndpoints.flatMap((call): Rule[] => {
    const get = readOf(call);
    const by = callerFor(people, call);
    if (!call.part || !get || !by) return [];
    return [
      {
        ...{
          area: areaNameOf(call),
          kind: 'record',
          writes: true,
          where: 'domain design, section 9 (sections of a project)',
        },
        says: `${call.name}: the section is read back as it was saved, over the version that was seen only`,
        check: aloneAtLast((talk) => checkSection(talk, call, get, by)),
      },
    ];
  });
}

/** Records of which several forms each save a part: none of them touches what another one saves. */
function partsRules(people: People): Rule[] {
  const areas = new Set(allEndpoints.filter(({ part }) => part).map(areaNameOf));
  return allEndpoints.flatMap((call): Rule[] => {
    const get = readOf(call);
    const by = callerFor(people, call);
    if (!areas.has(areaNameOf(call)) || !/\.update[A-Z]?\w*$/.test(call.name) || !get || !by) return [];
    return [
      {
        ...{
          area: areaNameOf(call),
          kind: 'record',
          writes: true,
          where: 'domain design, section 9 (sections of a project)',
        },
        says: `${call.name}: what is saved as it was leaves the whole record as it was`,
        check: aloneAtLast(async (talk) => {
          const { id } = await talk.state('an estate is complete');
          const params = { id };
          const before = await talk.ok(get, { params }, by);
          const held = savedPart(call, before) as Json;
          const body = { ...formOf(fieldsOf(call.body), held), version: before.version };
          const saved = await talk.ok(call, { params, body }, by);
          const { version: _version, logs: _logs, ...rest } = before;
          for (const [name, value] of Object.entries(rest)) talk.same(name, saved[name], value);
        }),
      },
    ];
  });
}

async function checkSection(talk: Talk, call: AnyEndpoint, get: AnyEndpoint, by: Person): Promise<void> {
  const { id } = await talk.state('an estate is complete');
  const params = { id };
  const first = await talk.ok(get, { params }, by);
  try {
    await changeEach(talk, call, get, by, first);
  } finally {
    // Others find the project as it was.
    const form = formOf(fieldsOf(call.body), savedPart(call, first) as Json);
    for (let tries = 0; tries < restoreTries; tries++) {
      const { version } = await talk.ok(get, { params }, by);
      const { answer } = await talk.call(call, { params, body: { ...form, version } }, by);
      if (answer.status !== stale) break;
    }
  }
}
/** Others save the same project meanwhile. */
const restoreTries = 5;

async function changeEach(
  talk: Talk,
  call: AnyEndpoint,
  get: AnyEndpoint,
  by: Person,
  first: Json,
): Promise<void> {
  const params = { id: first.id };
  const read = () => talk.ok(get, { params }, by);
  const fields = fieldsOf(call.body);
  let before = first;
  for (const [name, schema] of Object.entries(fields)) {
    const held = savedPart(call, before) as Json;
    if (name === 'version' || held[name] === undefined) continue;
    const value = anotherValue(schema, held[name], []);
    const body = { ...formOf(fields, held), [name]: value, version: before.version };
    if (value === undefined || !takes(call.body as never, body)) continue;
    const { answer } = await talk.call(call, { params, body }, by);
    // Another rule works on the same project, or a rule between fields stands against it.
    if (answer.status !== status.ok) {
      before = await read();
      continue;
    }
    const after = await read();
    const now = savedPart(call, after) as Json;
    talk.holds(`${name} is ${short(value)}`, agrees(now[name], value), short(now[name]));
    await talk.refused(call, stale, { params, body }, by);
    before = after;
  }
}
