import type * as z from 'zod/mini';
import { coreOf, defOf, type FieldInfo, infoOf } from '#contracts/forms/fieldInfo.ts';
import { addressPattern, htmlTag } from '#contracts/forms/fields.ts';
import { units } from '#contracts/forms/units.ts';
import { hundredths } from '#contracts/hundredths.ts';
import { enumerations } from '#contracts/openapi/enumerations.ts';
import { knownWords } from '#contracts/words.ts';
import { changed } from './log.ts';

type Row = Readonly<Record<string, unknown>>;

/** A longer value would fill the log. */
const longest = 60;

/** Units of which a number is kept in tenths or hundredths. */
const scales: Partial<Record<string, (value: number) => string>> = {
  discount: (value) => String(value / 10),
  times: (value) => String(value / 10),
  percent: hundredths,
};

const inUnit = (value: number, { unit, scale = 1 }: FieldInfo): string => {
  if (!unit) return String(value / scale);
  if (unit.startsWith('yuan')) return `${hundredths(value)}${units[unit]}`;
  return `${scales[unit]?.(value) ?? value / scale}${units[unit]}`;
};

/** A value in words; undefined where it has none, such as a picture, a text with formats or beds of a room. */
function shown(value: unknown, schema: z.core.$ZodType, info: FieldInfo): string | undefined {
  const { enumeration } = info;
  const words = enumeration && enumerations.get(enumeration.name)?.words;
  if (words)
    return [value]
      .flat()
      .map((code) => words[code as number] ?? code ?? '')
      .join('、');
  if (defOf(coreOf(schema)).type === 'literal') return value === 1 ? '是' : '否';
  if (typeof value === 'number') return inUnit(value, info);
  if (Array.isArray(value)) {
    const entries = value.map(entry);
    return entries.includes(undefined) ? undefined : entries.join('、');
  }
  if (typeof value === 'object' && value !== null) return entry(value);
  const text = String(value ?? '');
  return addressPattern.test(text) || htmlTag.test(text) ? undefined : text;
}

interface Entry {
  name?: string;
  quantity?: number;
  provinceName?: string;
  cityName?: string;
}
/** A word, another record by its name with how many of it there are, or an area; undefined for anything else. */
function entry(value: unknown): string | undefined {
  if (typeof value === 'string') return addressPattern.test(value) ? undefined : value;
  const { name, quantity, provinceName, cityName } = value as Entry;
  if (provinceName !== undefined) return `${provinceName}${cityName ?? ''}`;
  return name === undefined ? undefined : `${name}${quantity ? `×${quantity}` : ''}`;
}

/** The name of another record stands beside its id: `merchantName` of `merchantId`. */
const isId = (name: string) => name.endsWith('Id');
const nameBeside = (name: string, held: Row) => held[`${name.slice(0, -2)}Name`];

/**
 * Which values of a form an edit changed, for the log: 有效期 12个月 → 24个月；等级图标已更换. Other records are named as the rows name them.
 * @param says how the log says some fields, such as a number by its mask; what is compared are the values themselves
 */
export function fieldChanges(
  form: z.core.$ZodType,
  before: object,
  after: object,
  says: Readonly<Record<string, (value: string) => string>> = {},
): string {
  const [held, now] = [before as Row, after as Row];
  const fields = Object.entries(defOf(coreOf(form)).shape ?? {}).filter(
    ([name]) => name !== 'version' && JSON.stringify(held[name]) !== JSON.stringify(now[name]),
  );
  const texts = fields.map(([name, schema]) => {
    const info = infoOf(schema);
    const label = knownWords.labels[info.label ?? ''] ?? name;
    const said = says[name];
    // Two numbers can look alike once masked, and two records can have one name.
    if (said) return changed(label, said(String(held[name] ?? '')), said(String(now[name] ?? '')));
    if (isId(name) && typeof nameBeside(name, now) === 'string')
      return changed(label, String(nameBeside(name, held) ?? ''), String(nameBeside(name, now)));
    const [old, fresh] = [shown(held[name], schema, info), shown(now[name], schema, info)];
    const isSaid = old !== undefined && fresh !== undefined && Math.max(old.length, fresh.length) <= longest;
    // Rows of a list can differ in more than their names.
    const isInside = old === fresh && Array.isArray(now[name]);
    if (!isSaid || isId(name) || isInside) return `${label}已更换`;
    const isSame = old === fresh && typeof now[name] !== 'object';
    return isSame ? '' : changed(label, old, fresh);
  });
  return texts.filter(Boolean).join('；');
}
