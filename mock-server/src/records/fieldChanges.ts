import type * as z from 'zod/mini';
import { coreOf, defOf, type FieldInfo, infoOf } from '#contracts/forms/fieldInfo.ts';
import { units } from '#contracts/forms/units.ts';
import { hundredths } from '#contracts/hundredths.ts';
import { knownWords } from '#contracts/words.ts';
import { changed, changesOf } from './log.ts';

type Codes = Readonly<Record<string, Readonly<Record<number, string>>>>;
type Row = Readonly<Record<string, unknown>>;

/** Units of which a number is kept in tenths or hundredths. */
const scales: Partial<Record<string, (value: number) => string>> = {
  discount: (value) => String(value / 10),
  times: (value) => String(value / 10),
  yuan: hundredths,
  percent: hundredths,
};

function shown(value: unknown, schema: z.core.$ZodType, info: FieldInfo, codes: Codes): string {
  const { unit, enumeration } = info;
  if (enumeration)
    return [value]
      .flat()
      .map((code) => codes[enumeration.name]?.[code as number] ?? code)
      .join('、');
  if (defOf(coreOf(schema)).type === 'literal') return value === 1 ? '是' : '否';
  if (typeof value === 'number' && unit) return `${scales[unit]?.(value) ?? value}${units[unit]}`;
  if (Array.isArray(value)) return value.map(entry).join('、');
  return String(value ?? '');
}

/** Another record by its name, with how many of it there are. */
const entry = ({ name, quantity }: { name?: string; quantity?: number }) =>
  `${name ?? ''}${quantity ? `×${quantity}` : ''}`;

/**
 * Which values of a form an edit changed, for the log: 有效期 12个月 → 24个月；等级图标 已更换. Other records in lists are named as the rows name them (`name`).
 * @param codes the names of the form's enumerations
 * @param says how the log says some fields, such as a number by its mask; what is compared are the values themselves
 */
export function fieldChanges(
  form: z.core.$ZodType,
  codes: Codes,
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
    // The address of a picture says nothing to whoever reads the log.
    if (name.endsWith('Url')) return `${label}已更换`;
    const said = says[name];
    // Two numbers can look alike once masked, and two members can have one name.
    if (said) return changed(label, said(String(held[name])), said(String(now[name])));
    return changesOf([
      [label, shown(held[name], schema, info, codes), shown(now[name], schema, info, codes)],
    ]);
  });
  return texts.filter(Boolean).join('；');
}
