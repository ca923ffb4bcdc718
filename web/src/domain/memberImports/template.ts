import i18next from 'i18next';
import { fieldAt, infoOf } from '#contracts/forms/fieldInfo.ts';
import { newMemberForm } from '#contracts/members/memberForms.ts';
import { codeNames } from '../../i18n.ts';
import type { SheetRow } from '../../kit/sheets/sheetRows.ts';
import type { Template } from '../../kit/sheets/writeTemplate.ts';
import { fileTypes } from '../../kit/table/fileWriters.ts';
import { saveFile } from '../../kit/table/saveFile.ts';
import { type ImportColumn, importColumns } from './columns.ts';
import type { Heads } from './heads.ts';
import type { TemplateWords } from './templateWords.ts';

const t = i18next.getFixedT(null, 'memberImports');

const exampleMobile = '19900000000';

/** The cells of the example row, by column. */
const example = (): Readonly<Record<string, string>> => ({
  mobile: exampleMobile,
  name: t('example.name'),
  credentialType: choicesOf('credentialType')[0] ?? '',
  gender: choicesOf('gender')[2] ?? '',
  birthday: '1988-05-12',
  remark: t('example.remark'),
});

const choicesOf = (field: string) => {
  const schema = fieldAt(newMemberForm, field);
  const { enumeration } = schema ? infoOf(schema) : {};
  return enumeration ? Object.values(codeNames(enumeration.name) ?? {}) : [];
};

/** The row that the template shows is no member. */
export function isExample({ cells }: SheetRow, { at }: Heads, words: readonly TemplateWords[]): boolean {
  const name = cells[at.get('name') ?? -1];
  return (
    cells[at.get('mobile') ?? -1] === exampleMobile && words.some(({ exampleName }) => exampleName === name)
  );
}

const noted = [
  ...['credentialNo', 'gender', 'birthday', 'province', 'city', 'gradeId'],
  ...['labelIds', 'recommenderMobile'],
] as const;
type Noted = (typeof noted)[number];
const isNoted = (key: string): key is Noted => (noted as readonly string[]).includes(key);

function noteOf({ key, field }: ImportColumn): string {
  const { max } = infoOf(fieldAt(newMemberForm, field) as never);
  const choices = choicesOf(key);
  return [
    choices.length > 0 && t('notes.choices', { names: choices.join('/') }),
    isNoted(key) && t(`notes.${key}`),
    max !== undefined &&
      choices.length === 0 &&
      key === field &&
      key !== 'labelIds' &&
      t('notes.max', { max }),
  ]
    .filter(Boolean)
    .join(t('and'));
}

/** What the workbook to fill in says, in the user's language. */
export function templateOf(): Template {
  const examples = example();
  return {
    sheet: t('sheet'),
    columns: importColumns.map((column) => ({
      title: column.title(),
      isRequired: column.required,
      note: noteOf(column),
      example: examples[column.key] ?? '',
      choices: choicesOf(column.key),
      isText: column.key === 'credentialNo' || column.key === 'birthday',
    })),
    notes: {
      sheet: t('notes.sheet'),
      titles: [t('notes.column'), t('notes.required'), t('notes.note')],
      yes: t('notes.yes'),
    },
  };
}

/** Saves a workbook to fill in. */
export async function saveTemplate(): Promise<void> {
  const { writeTemplate } = await import('../../kit/sheets/writeTemplate.ts');
  const bytes = await writeTemplate(templateOf());
  saveFile(`${t('templateName')}.xlsx`, fileTypes.xlsx, [bytes as Uint8Array<ArrayBuffer>]);
}
