import * as z from 'zod/mini';
import { coreOf, defOf, infoOf } from '#contracts/forms/fieldInfo.ts';
import type { StoredForm } from '../store/stored.ts';
import { sorted } from './checks.ts';

/** How the values of a form are kept in its row, derived from the form's schema. */

type Schema = z.core.$ZodType;
interface Field {
  name: string;
  /** The stored value of an empty field. */
  empty: unknown;
  /** A record leaves the field out when it is empty: the form's schema would refuse the empty value, or 0 is something that was said. */
  isLeftOut: boolean;
  hasCodes: boolean;
}

/** Kept of a number whose 0 is said by somebody. No form takes it. */
export const notSaid = -1;

const known = new WeakMap<Schema, Field[]>();

function fieldsOf(form: Schema): Field[] {
  let fields = known.get(form);
  if (!fields) {
    const shape = Object.entries(defOf(coreOf(form)).shape ?? {});
    fields = shape
      .filter(([name]) => name !== 'version' && name !== 'area')
      .map(([name, schema]) => {
        const core = coreOf(schema);
        const { type } = defOf(core);
        const zeroIsSaid = infoOf(schema).zeroIsSaid === true;
        const empty = type === 'string' ? '' : type === 'array' ? [] : zeroIsSaid ? notSaid : 0;
        return {
          name,
          empty,
          isLeftOut: typeof empty === 'number' && !z.safeParse(core, empty).success,
          hasCodes: type === 'array' && infoOf(schema).enumeration !== undefined,
        };
      });
    known.set(form, fields);
  }
  return fields;
}

/** A checked form as its row keeps it: what was left out is empty, and codes stand in the order of their list. */
export function storedOf<Form extends object>(form: z.core.$ZodType<Form>, body: Form): StoredForm<Form> {
  const { area, ...sent } = body as Record<string, unknown> & {
    area?: { provinceId: string; cityId: string };
  };
  const values = fieldsOf(form).map(({ name, empty, hasCodes }) => {
    const value = sent[name] ?? empty;
    return [name, hasCodes ? sorted(value as number[]) : value];
  });
  const areaIds = area && { provinceId: area.provinceId, cityId: area.cityId };
  return { ...Object.fromEntries(values), ...areaIds } as StoredForm<Form>;
}

/** The fields of a form as a record answers them out of its row; an empty number that no form may hold is left out. */
export function shownOf<Form extends object>(form: z.core.$ZodType<Form>, row: object): Omit<Form, 'area'> {
  const held = row as Record<string, unknown>;
  return Object.fromEntries(
    fieldsOf(form).flatMap(({ name, empty, isLeftOut }) =>
      isLeftOut && held[name] === empty ? [] : [[name, held[name]]],
    ),
  ) as Omit<Form, 'area'>;
}
