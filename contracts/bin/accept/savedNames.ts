import { linkType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { cleaned, type Kind, kindsOf, newForm, patternOf } from './kinds.ts';
import { changing } from './ownHouses.ts';
import type { People } from './people.ts';
import { designRule, type Rule } from './rule.ts';
import { takes } from './samples.ts';
import { fieldsOf } from './shapes.ts';
import { type Json, short, type Talk } from './talk.ts';

/** Texts as they are kept: names without blanks around them, rich text without scripts, links without what their type does not use. */

const { invalid, duplicate, ok } = status;
const nameOf = ({ add }: Kind): 'name' | 'title' | undefined =>
  (['name', 'title'] as const).find((name) => name in fieldsOf(add.body));

async function checkNames(talk: Talk, kind: Kind, field: 'name' | 'title'): Promise<void> {
  const pattern = await patternOf(talk, kind);
  const form = newForm(kind, pattern);
  const name = String(form[field]);
  const off = 'enabled' in form ? { enabled: 0 } : {};
  const { answer } = await talk.call(
    kind.add,
    { body: { ...form, ...off, [field]: `  ${name}　 ` } },
    kind.by,
  );
  if (answer.status !== ok) return talk.skip('a form like the pattern is not taken');
  const made = answer.data as Json;
  const read = async () => (await talk.ok(kind.get, { params: { id: made.id } }, kind.by))[field];
  talk.same(`${field} that was sent with blanks around it`, [made[field], await read()], [name, name]);
  const padded = await changing(talk, kind, made.id, { [field]: ` ${name} ` });
  await talk.ok(kind.update, padded, kind.by);
  talk.same(`${field} that was saved with blanks around it`, await read(), name);
  for (const blank of ['   ', '　'])
    await talk.refused(
      kind.update,
      invalid,
      await changing(talk, kind, made.id, { [field]: blank }),
      kind.by,
    );
  if (kind.add.errors.includes(duplicate)) {
    const again = { ...newForm(kind, made), ...form, ...off, [field]: ` ${name}` };
    const { answer: second } = await talk.call(kind.add, { body: again }, kind.by);
    if (second.status === ok) await cleaned(talk, kind, second.data as Json);
    talk.holds(
      'the same name with a blank is taken, where names must differ',
      second.status !== ok || !isUnique.has(kind.area),
      short(second),
    );
  }
  await cleaned(talk, kind, made);
}
/** Neither a new record nor an old one is given such a name. */
async function checkSigns(talk: Talk, kind: Kind, field: 'name' | 'title'): Promise<void> {
  const pattern = await patternOf(talk, kind);
  const { id } = pattern;
  const form = newForm(kind, pattern);
  for (const sign of ['😀', '❤️', '🇨🇳', '\u200b', '\u0007', '\n']) {
    const name = `验${sign}收`;
    const data = await talk.refused(kind.add, invalid, { body: { ...form, [field]: name } }, kind.by);
    talk.same('the field that is wrong', data?.field, field);
    await talk.refused(kind.update, invalid, await changing(talk, kind, id, { [field]: name }), kind.by);
  }
}

/** Kinds of which no two have one name, within a unit or venue that the form repeats. */
const isUnique = new Set([
  ...['roles', 'merchantCategories', 'merchants', 'resorts', 'hotels', 'minsus', 'hotelRooms', 'minsuRooms'],
  ...['productsPlace', 'productsHotel', 'productsHouse'],
]);

const scripts = [
  '<p>验收</p><script>alert(1)</script>',
  '<p onclick="alert(1)">验收</p>',
  '<img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">验收</a>',
  '<iframe src="https://example.com"></iframe>',
];
const richFields = ({ update }: Kind): string[] =>
  Object.entries(fieldsOf(update.body)).flatMap(([name, schema]) =>
    takes(schema, '<p>验收</p>') && takes(schema, `<p>${'长'.repeat(5_000)}</p>`) ? [name] : [],
  );

async function checkRich(talk: Talk, kind: Kind): Promise<void> {
  const { id } = await patternOf(talk, kind);
  for (const field of richFields(kind))
    for (const html of scripts) {
      const { answer } = await talk.call(
        kind.update,
        await changing(talk, kind, id, { [field]: html }),
        kind.by,
      );
      const kept = String((answer.data as Json)?.[field] ?? '');
      talk.holds(
        `${field} with ${html} is refused, or kept without it`,
        answer.status === invalid || (answer.status === ok && !/script|onclick|onerror|iframe/i.test(kept)),
        short(answer),
      );
    }
}

/** A link is kept with what its type uses, and nothing of another type that it was before. */
async function checkLinks(talk: Talk, kind: Kind): Promise<void> {
  const form = { ...newForm(kind, await patternOf(talk, kind)), enabled: 0 };
  const all = {
    jumpProductType: 10,
    jumpTargetId: '1',
    jumpTargetName: '别的',
    jumpUrl: 'https://example.com/a',
  };
  const links: [number, Json, Json][] = [
    [linkType.noJump, all, {}],
    [linkType.h5, all, { jumpUrl: all.jumpUrl }],
    [linkType.miniProgram, { ...all, jumpUrl: '/pages/a' }, { jumpUrl: '/pages/a' }],
  ];
  const bare = { linkType: linkType.noJump, configData: {} };
  const made = await talk.ok(kind.add, { body: { ...form, link: bare } }, kind.by);
  for (const [type, configData, wanted] of links) {
    const link = { linkType: type, configData };
    await talk.ok(kind.update, await changing(talk, kind, made.id, { link }), kind.by);
    const shown = (await talk.ok(kind.get, { params: { id: made.id } }, kind.by)).link;
    const held = Object.fromEntries(
      Object.entries(shown.configData).filter(([, value]) => value !== '' && value !== null),
    );
    talk.same(`the link of type ${type}`, [shown.linkType, held], [type, wanted]);
  }
  await cleaned(talk, kind, made);
}

export function savedNameRules(people: People): Rule[] {
  const kinds = kindsOf(people).filter(({ ending }) => ending === '');
  return [
    ...kinds.flatMap((kind) => {
      const field = nameOf(kind);
      // What is in a project is made by rules of projects.
      if (!field || 'estateId' in fieldsOf(kind.add.body)) return [];
      return [
        designRule(
          kind.area,
          'input',
          `blanks around a ${field} are not kept, and blanks alone are none`,
          '0.3',
          (talk) => checkNames(talk, kind, field),
        ),
        designRule(
          kind.area,
          'input',
          `a ${field} has no emoji, line break or invisible character`,
          '0.3',
          (talk) => checkSigns(talk, kind, field),
        ),
      ];
    }),
    ...kinds
      .filter((kind) => richFields(kind).length > 0)
      .map((kind) =>
        designRule(kind.area, 'input', 'rich text brings no scripts', '0.3', (talk) => checkRich(talk, kind)),
      ),
    ...kinds
      .filter(({ area }) => /Banners$/.test(area))
      .map((kind) =>
        designRule(kind.area, 'record', 'a link is kept with what its type uses alone', '24', (talk) =>
          checkLinks(talk, kind),
        ),
      ),
  ];
}
