import { merchants } from '../../src/areas/merchants.ts';
import { businessType } from '../../src/enums/merchants.ts';
import { status } from '../../src/envelope.ts';
import { added, cleaned, type Kind, kindsOf, newForm, patternOf } from './kinds.ts';
import type { People } from './people.ts';
import type { Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { type Json, short, type Talk } from './talk.ts';
import { absentId } from './unique.ts';

/** Rules about the other records that a form names: they have to exist, to be switched on, and to fit. */

const { ok, precondition, invalid, notFound, forbidden } = status;

/** The kind of record that a field names, by area and field. Fields that are not listed are only tried with ids that nothing has. */
const parents: Record<string, Record<string, string>> = {
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
      return [...rules, ...off];
    }),
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
