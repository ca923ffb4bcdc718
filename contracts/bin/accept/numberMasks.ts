import { merchants } from '../../src/areas/merchants.ts';
import { regions } from '../../src/areas/regions.ts';
import { allEndpoints } from '../../src/areas.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { maskMobile } from '../../src/forms/masks.ts';
import { added, cleaned, formOf, type Kind, kindsOf, newForm, patternOf } from './kinds.ts';
import { asUser, closeMerchant, newMerchant, patternMerchant } from './ownHouses.ts';
import type { People } from './people.ts';
import { maskedFieldsOf } from './reveals.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile } from './unique.ts';

/** What forms of every kind share: masks that come back, cities of their province, versions that a switch counts up. */

const { invalid, stale, ok } = status;
/** How records are read, saved and revealed: by the calls of everybody, or of the own unit. */
interface Ways {
  read: () => Promise<Json>;
  save: (over: object) => Promise<{ status: number; data: Json }>;
  reveal: (field: string) => Promise<string>;
}

/** The mask of a number stands for the number; another mask stands for nothing. */
async function checkMasks(
  talk: Talk,
  fields: readonly string[],
  { read, save, reveal }: Ways,
): Promise<void> {
  for (const field of fields) {
    const [whole, other] = [newMobile(), newMobile()];
    talk.same(`status of saving another ${field}`, (await save({ [field]: whole })).status, ok);
    talk.same(`${field} after it was saved`, await reveal(field), whole);
    talk.same(`${field} as it is shown`, (await read())[field], maskMobile(whole));
    talk.same(`status of saving its mask`, (await save({ [field]: maskMobile(whole) })).status, ok);
    talk.same(`${field} after its mask was saved`, await reveal(field), whole);
    for (const wrong of [maskMobile(other), maskMobile(whole).replace('****', '***'), '1**********']) {
      if (wrong === maskMobile(whole)) continue;
      const answer = await save({ [field]: wrong });
      talk.same(`status of saving ${wrong} as ${field}`, answer.status, invalid);
      talk.same('the field that is refused', answer.data?.field, field);
    }
    talk.same(`${field} after refused calls`, await reveal(field), whole);
  }
}

const called = (area: string, verb: string): AnyEndpoint | undefined =>
  allEndpoints.find(({ name }) => name === `${area}.${verb}`);
/** Phones of a kind's own form that its answers mask. */
function phonesOf({ area, update }: Kind): string[] {
  const reveal = called(area, 'reveal');
  const fields = fieldsOf(update.body);
  return reveal ? maskedFieldsOf(reveal).filter((name) => /mobile|phone/i.test(name) && name in fields) : [];
}

async function checkKindMasks(talk: Talk, kind: Kind): Promise<void> {
  const reveal = called(kind.area, 'reveal') ?? talk.skip('nobody sees whole numbers');
  const { record } = await added(talk, kind);
  const params = { id: record.id };
  const read = () => talk.ok(kind.get, { params }, kind.by);
  const phones = phonesOf(kind).filter((name) => typeof record[name] === 'string' && record[name] !== '');
  await checkMasks(talk, phones, {
    read,
    async save(over) {
      const before = await read();
      const body = { ...formOf(fieldsOf(kind.update.body), before), ...over, version: before.version };
      return (await talk.call(kind.update, { params, body }, kind.by)).answer as Json;
    },
    reveal: async (field) => (await talk.ok(reveal, { params, body: { field } }, kind.by)).value,
  });
  for (const field of phones) {
    const form = { ...newForm(kind, record), [field]: maskMobile(newMobile()) };
    const { answer } = await talk.call(kind.add, { body: form }, kind.by);
    if (answer.status === ok) await cleaned(talk, kind, answer.data as Json);
    talk.same(`status of a new record with a mask as ${field}`, answer.status, invalid);
  }
  await cleaned(talk, kind, record);
}

async function foreignCity(talk: Talk, { provinceId }: Json): Promise<Json> {
  const { list: provinces } = await talk.ok(regions.provinces);
  const other = provinces.find(({ id }: Json) => id !== provinceId) ?? talk.skip('there is one province');
  const { list: cities } = await talk.ok(regions.cities, { query: { provinceId: other.id } });
  return { provinceId, cityId: cities[0]?.id };
}

async function checkCities(talk: Talk, kind: Kind): Promise<void> {
  const { record } = await added(talk, kind);
  const { provinceId, cityId } = record.area;
  const wrong = [
    await foreignCity(talk, record.area),
    { provinceId, cityId: '999999' },
    { provinceId: '99', cityId },
  ];
  for (const area of wrong) {
    const form = { ...newForm(kind, await patternOf(talk, kind)), area };
    const { answer } = await talk.call(kind.add, { body: form }, kind.by);
    if (answer.status === ok) await cleaned(talk, kind, answer.data as Json);
    talk.same(`status of a new record with ${JSON.stringify(area)}`, answer.status, invalid);
    const body = { ...formOf(fieldsOf(kind.update.body), record), area, version: record.version };
    await talk.refused(kind.update, invalid, { params: { id: record.id }, body }, kind.by);
  }
  await cleaned(talk, kind, record);
}

/** Whoever opened the form before somebody turned the switch would turn it back. */
async function checkSwitched(talk: Talk, kind: Kind): Promise<void> {
  const { record } = await added(talk, kind);
  const params = { id: record.id };
  const body = { ...formOf(fieldsOf(kind.update.body), record), version: record.version };
  if (!kind.enable || record.version === undefined) return talk.skip('it has no switch or no version');
  const turned = { params, body: { enable: record.enabled === 1 ? 0 : 1 } };
  const { answer } = await talk.call(kind.enable, turned, kind.by);
  if (answer.status !== ok) {
    await cleaned(talk, kind, record);
    return talk.skip('it cannot be switched as it is');
  }
  await talk.refused(kind.update, stale, { params, body }, kind.by);
  talk.same('its switch', (await talk.ok(kind.get, { params }, kind.by)).enabled, turned.body.enable);
  await cleaned(talk, kind, record);
}

async function checkOwnMerchant(talk: Talk): Promise<void> {
  const { id: merchantId } = await newMerchant(talk, await patternMerchant(talk, 'hotel'));
  await asUser(talk, { merchantId }, ['viewSingleMerchant', 'manageSingleMerchant'], async (user) => {
    const read = () => talk.ok(merchants.getOfOwn, {}, user);
    const save = async (over: object) => {
      const before = await read();
      const body = {
        ...formOf(fieldsOf(merchants.updateOfOwn.body), before),
        ...over,
        version: before.version,
      };
      return (await talk.call(merchants.updateOfOwn, { body }, user)).answer as Json;
    };
    await checkMasks(talk, ['contactPhone'], {
      ...{ read, save },
      reveal: async (field) => (await talk.ok(merchants.revealOfOwn, { body: { field } }, user)).value,
    });
    const { area, actions } = await read();
    const calls: Record<string, AnyEndpoint> = { edit: merchants.updateOfOwn, reveal: merchants.revealOfOwn };
    for (const action of actions) talk.holds('he is offered what he has a call for', action in calls, action);
    const answer = await save({ area: await foreignCity(talk, area) });
    talk.same('status of a city of another province', answer.status, invalid);
    talk.same('his city', (await read()).area.cityId, area.cityId);
  });
  await closeMerchant(talk, merchantId);
}

export function numberMaskRules(people: People): Rule[] {
  const kinds = kindsOf(people).filter(({ ending }) => ending === '');
  return [
    ...kinds
      .filter((kind) => phonesOf(kind).length > 0)
      .map((kind) =>
        designRule(
          kind.area,
          'input',
          'the mask of a phone stands for the whole number, another mask for none',
          '0.3',
          (talk) => checkKindMasks(talk, kind),
        ),
      ),
    ...kinds
      .filter(({ add }) => 'area' in fieldsOf(add.body))
      .map((kind) =>
        designRule(kind.area, 'input', 'a city is one of its province', '8.1 to 8.6', (talk) =>
          checkCities(talk, kind),
        ),
      ),
    ...kinds
      .filter(({ enable, update }) => enable && 'version' in fieldsOf(update.body))
      // New ones of these miss something, and cannot be switched.
      .filter(({ area }) => !/^(products|estates$)/.test(area))
      .map((kind) =>
        designRule(
          kind.area,
          'record',
          'a form that was opened before a switch is not saved over it (-1007)',
          '0.1',
          (talk) => checkSwitched(talk, kind),
        ),
      ),
    designRule(
      'merchants',
      'input',
      'the own form of a merchant keeps masked numbers and takes cities of the province',
      '8.1',
      checkOwnMerchant,
    ),
  ];
}
