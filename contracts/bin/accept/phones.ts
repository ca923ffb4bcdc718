import { status } from '../../src/envelope.ts';
import { type EditForm, editFormsOf } from './editForms.ts';
import { agrees } from './kinds.ts';
import type { People } from './people.ts';
import type { Rule } from './rule.ts';
import { takes } from './samples.ts';
import { fieldsOf } from './shapes.ts';
import { short, type Talk } from './talk.ts';
import { digits, newMobile } from './unique.ts';

/** Phones that are not only mobiles: landlines with an area code and 400 numbers, too (domain design, section 0.4). */

const right = (): string[] => [
  newMobile(),
  ...[`010-${digits(8)}`, `0571-8${digits(7)}`, `0571-8${digits(6)}`],
  ...[`400-8${digits(2)}-${digits(4)}`, `4008${digits(6)}`],
];

/** One digit too few or too many, no area code, and what begins as no number does. */
const wrong = [
  ...['1381234567', '138123456789', '12812345678', '23812345678'],
  ...['88880000', '571-88880000', '0571-88888', '0571-888800001', '05710-8888000', '057188880000'],
  ...['400-880-123', '400-880-12345', '800-880-1234', '0571-8888000a', '1380000000a'],
];

/** Fields that take a landline, and no beginning of one. */
const phonesOf = ({ call }: EditForm): string[] =>
  Object.entries(fieldsOf(call.body))
    .filter(([, schema]) => takes(schema, '0571-88880000') && !takes(schema, '0571-88888'))
    .map(([name]) => name);

async function checkPhone(talk: Talk, { call, by, open }: EditForm, name: string): Promise<void> {
  const { params, form, save, close } = await open(talk);
  const schema = fieldsOf(call.body)[name];
  for (const number of right()) {
    const got = (await save({ [name]: number }))[name];
    talk.holds(`${name} is ${number}`, agrees(got, number), short(got));
  }
  for (const number of wrong) {
    if (schema && takes(schema, number)) continue;
    const body = { ...form, [name]: number };
    const data = await talk.refused(call, status.invalid, { params, body }, by);
    talk.holds(`data.field for ${number} is ${name}`, data?.field === name, short(data));
  }
  await close();
}

export function phoneRules(people: People): Rule[] {
  return editFormsOf(people).flatMap((form) =>
    phonesOf(form).map(
      (name): Rule => ({
        ...{ area: form.area, kind: 'input', writes: true, where: 'domain design, section 0.4 (phone)' },
        says: `${form.call.name}: ${name} takes a mobile, a landline with area code and a 400 number, and nothing that is almost one`,
        check: (talk) => checkPhone(talk, form, name),
      }),
    ),
  );
}
