import { type BannerContext, productTypesFor } from '../../src/areas/banners.ts';
import { estates } from '../../src/areas/estates.ts';
import { hotelRooms } from '../../src/areas/hotelRooms.ts';
import { merchants } from '../../src/areas/merchants.ts';
import { minsuRooms } from '../../src/areas/minsuRooms.ts';
import { businessType } from '../../src/enums/merchants.ts';
import { linkType, productType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import type { TradeKind } from '../../src/trade/trade.ts';
import { added, cleaned, formOf, type Kind, kindsOf, newForm, patternOf } from './kinds.ts';
import type { People } from './people.ts';
import type { Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newProduct, openShop } from './shop.ts';
import { type Json, short, type Talk } from './talk.ts';
import { absentId } from './unique.ts';

/** Rules about the other records that a form names: they have to exist, to be switched on, and to fit. */

const { ok, precondition, invalid, notFound, forbidden } = status;

/** The kind of record that a field names, by area and field. Fields that are not listed are only tried with ids that nothing has. */
export const parents: Record<string, Record<string, string>> = {
  merchants: { categoryId: 'merchantCategories' },
  resorts: { merchantId: 'merchants' },
  hotels: { merchantId: 'merchants' },
  minsus: { merchantId: 'merchants' },
  hotelRooms: { hotelId: 'hotels' },
  minsuRooms: { minsuId: 'minsus' },
  productsPlace: { resourceId: 'resorts' },
  productsHotel: { resourceId: 'hotels', roomId: 'hotelRooms' },
  productsHouse: { resourceId: 'minsus', roomId: 'minsuRooms' },
  estates: { companyId: 'estateCompanies' },
  roomPlans: { categoryId: 'roomPlanCategories' },
  estateAmenities: { categoryId: 'amenityCategories' },
};
const where = 'domain design, sections 8 to 10 (what a record may belong to)';

export function referenceRules(people: People): Rule[] {
  const kinds = kindsOf(people).filter(({ ending }) => ending === '');
  const named = (area: string | undefined) => kinds.find((kind) => kind.area === area);
  return [
    ...kinds.flatMap((kind): Rule[] => {
      const ids = Object.keys(fieldsOf(kind.add.body)).filter(
        // Users and roles of the platform belong to no unit.
        (name) => /Ids?$/.test(name) && name !== 'belongId',
      );
      const rules = ids.map(
        (name): Rule => ({
          ...{ area: kind.area, kind: 'input', writes: true, where },
          says: `${kind.area}: a form whose ${name} names what does not exist is refused`,
          check: (talk) => checkUnknown(talk, kind, name),
        }),
      );
      const off = Object.entries(parents[kind.area] ?? {}).map(
        ([name, area]): Rule => ({
          ...{ area: kind.area, kind: 'input', writes: true, where },
          says: `${kind.area}: nothing is added under a record of ${area} that is switched off (-1008)`,
          check: (talk) => checkOff(talk, kind, name, named(area)),
        }),
      );
      const kept = Object.entries(parents[kind.area] ?? {}).map(
        ([name, area]): Rule => ({
          ...{ area: kind.area, kind: 'record', writes: true, where },
          says: `${kind.area}: one whose ${name} was switched off after it was chosen is saved as it is`,
          check: (talk) => checkKept(talk, kind, name, named(area)),
        }),
      );
      return [...rules, ...off, ...kept];
    }),
    ...kinds.filter(({ area }) => /Banners$/.test(area)).map(linkRule),
    ...dealRules(named('merchants'), [
      [named('resorts'), businessType.resort],
      [named('hotels'), businessType.hotel],
      [named('minsus'), businessType.minsu],
    ]),
  ];
}

/** Right but for one field. */
async function formWith(
  talk: Talk,
  kind: Kind,
  change: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const form = newForm(kind, await patternOf(talk, kind));
  return { ...form, ...('enabled' in form && { enabled: 0 }), ...change };
}

async function refusedAs(
  talk: Talk,
  kind: Kind,
  form: Record<string, unknown>,
  codes: number[],
): Promise<void> {
  const { answer } = await talk.call(kind.add, { body: form }, kind.by);
  if (answer.status === ok) await cleaned(talk, kind, answer.data as Json);
  talk.holds(`the form is refused with ${codes.join(' or ')}`, codes.includes(answer.status), short(answer));
}

async function checkUnknown(talk: Talk, kind: Kind, name: string): Promise<void> {
  const form = await formWith(talk, kind, {});
  if (form[name] === undefined) return talk.skip(`the pattern has no ${name}`);
  const unknown = Array.isArray(form[name]) ? [absentId] : absentId;
  await refusedAs(talk, kind, { ...form, [name]: unknown }, [invalid, precondition, notFound, forbidden]);
}

async function checkOff(talk: Talk, kind: Kind, name: string, parent: Kind | undefined): Promise<void> {
  if (!parent?.enable) return talk.skip('the other record cannot be switched off');
  const { record } = await added(talk, parent);
  await talk.ok(parent.enable, { params: { id: record.id }, body: { enable: 0 } }, parent.by);
  await refusedAs(talk, kind, await formWith(talk, kind, { [name]: record.id }), [precondition]);
  await cleaned(talk, parent, record);
}

async function checkKept(talk: Talk, kind: Kind, name: string, parent: Kind | undefined): Promise<void> {
  if (!parent?.enable) return talk.skip('the other record cannot be switched off');
  const { record } = await added(talk, parent);
  const form = await formWith(talk, kind, { [name]: record.id });
  const { answer } = await talk.call(kind.add, { body: form }, kind.by);
  if (answer.status !== ok) {
    await cleaned(talk, parent, record);
    return talk.skip('a new record of the other kind does not take one yet');
  }
  const child = answer.data as Json;
  await talk.ok(parent.enable, { params: { id: record.id }, body: { enable: 0 } }, parent.by);
  const body = { ...formOf(fieldsOf(kind.update.body), child), version: child.version };
  const saved = await talk.ok(kind.update, { params: { id: child.id }, body }, kind.by);
  talk.same(name, saved[name], record.id);
  await cleaned(talk, kind, child);
  await cleaned(talk, parent, record);
}

const contexts: Record<string, BannerContext> = { homeBanners: 'miniHome', estateBanners: 'estate' };
const productTypes = { place: productType.resortTicket, hotel: productType.hotel, house: productType.minsu };

const linkRule = (kind: Kind): Rule => ({
  ...{ area: kind.area, kind: 'input', writes: true, where: 'specification section 5 (links of banners)' },
  says: `${kind.area}: a link leads to what is offered, and not to what is switched off or unknown (-1008)`,
  async check(talk) {
    const types = productTypesFor(contexts[kind.area] ?? 'landing');
    const formTo = (type: number, id: string) =>
      formWith(talk, kind, {
        link: {
          linkType: linkType.product,
          configData: { jumpProductType: type, jumpTargetId: id, jumpTargetName: '别的名称' },
        },
      });
    const isOffered = async (type: number, id: string, name: string) => {
      const record = await talk.ok(kind.add, { body: await formTo(type, id) }, kind.by);
      talk.same('the name of the target', record.link.configData.jumpTargetName, name);
      await cleaned(talk, kind, record);
    };
    const isRefused = async (type: number, id: string) =>
      refusedAs(talk, kind, await formTo(type, id), [precondition]);
    for (const type of types) await isRefused(type, absentId);
    if (types.includes(productType.estate)) {
      const [project] = (await talk.ok(estates.allEnabled, {})).list;
      if (project) await isOffered(productType.estate, project.id, project.name);
      const [off] = (await talk.ok(estates.list, { query: { enabled: 0, limit: 1 } })).list;
      if (off) await isRefused(productType.estate, off.id);
    }
    for (const [trade, type] of Object.entries(productTypes) as [TradeKind, number][]) {
      if (!types.some((one) => one === type)) continue;
      const shop = await openShop(talk, trade);
      const id = await newProduct(talk, shop, [100]);
      const { products } = shop.calls;
      await isOffered(type, id, (await talk.ok(products.get, { params: { id } })).name);
      // A product of a room that is switched off is not on sale.
      const rooms = { place: undefined, hotel: hotelRooms.enable, house: minsuRooms.enable }[trade];
      if (rooms) {
        const params = { id: shop.roomId };
        await talk.ok(rooms, { params, body: { enable: 0 } });
        await isRefused(type, id);
        await talk.ok(rooms, { params, body: { enable: 1 } });
      }
      await talk.ok(products.enable, { params: { id }, body: { enable: 0 } });
      await isRefused(type, id);
    }
  },
});

/** A merchant who deals in one type alone has no venues of another. */
function dealRules(merchant: Kind | undefined, venues: [Kind | undefined, number][]): Rule[] {
  return venues.flatMap(([kind, type]): Rule[] =>
    kind && merchant
      ? [
          {
            ...{
              area: kind.area,
              kind: 'input',
              writes: true,
              where: 'domain design, section 8.1 (business types)',
            },
            says: `${kind.area}: a merchant who does not deal in them has none (-1008)`,
            async check(talk) {
              const other = type === businessType.hotel ? businessType.minsu : businessType.hotel;
              const { categoryId } = await talk.state('a merchant category allows every type');
              const form = {
                ...newForm(merchant, await patternOf(talk, merchant)),
                categoryId,
                businessTypes: [other],
              };
              const record = await talk.ok(merchants.add, { body: form });
              await refusedAs(talk, kind, await formWith(talk, kind, { merchantId: record.id }), [
                precondition,
              ]);
              await cleaned(talk, merchant, record);
            },
          },
        ]
      : [],
  );
}
