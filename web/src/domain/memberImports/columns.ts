import i18next from 'i18next';
import { fieldAt, infoOf } from '#contracts/forms/fieldInfo.ts';
import { cleanMobile, cleanPhone } from '#contracts/forms/fields.ts';
import { cleanIdentity } from '#contracts/forms/identity.ts';
import { type MemberForm, newMemberForm } from '#contracts/members/memberForms.ts';
import type { Label } from '#contracts/words.ts';
import { heading } from '../../kit/display/useLabel.ts';
import type { Known } from './known.ts';
import type { TemplateWords } from './templateWords.ts';

/** The columns of a spreadsheet of members, in the order of the template. */

/** What the text of a cell gives to the form. @throws {WrongCell} */
type Read = (text: string, known: Known) => Partial<MemberForm>;

export interface ImportColumn {
  key: string;
  /** The field of the form in which the schema says what is wrong with the cell. */
  field: keyof MemberForm;
  /** Its heading in the user's language. */
  title: () => string;
  /** Its heading in the language of the words. */
  titleIn: (words: TemplateWords) => string | undefined;
  /** Another heading that files have for it. */
  otherTitleIn?: (words: TemplateWords) => string;
  /** An empty cell is refused. */
  required: boolean;
  read: Read;
}

const field = (
  name: keyof MemberForm,
  read: Read = (text) => ({ [name]: text }) as Partial<MemberForm>,
): ImportColumn => {
  const { label, required = false, blank } = infoOf(fieldAt(newMemberForm, name) as never);
  const title = label as Label;
  return {
    ...{ key: name, field: name, required: required && blank === undefined && name !== 'gradeId', read },
    title: () => heading(title),
    titleIn: ({ labels }) => labels[title],
  };
};
/** Half of an area; the other half stands in the column beside it. */
const areaPart = (key: 'province' | 'city'): ImportColumn => ({
  ...{ key, field: 'area', required: false, read: () => ({}) },
  title: () => i18next.t(`kit:${key}`),
  titleIn: ({ area }) => area[key],
});

export const importColumns: readonly ImportColumn[] = [
  field('mobile', (text) => ({ mobile: cleanMobile(text) || text })),
  field('name'),
  field('nickname'),
  field('credentialType', (text, { credentialType }) => ({ credentialType: credentialType(text) as 10 })),
  field('credentialNo', (text) => ({ credentialNo: cleanIdentity(text) || text })),
  field('gender', (text, { gender }) => ({ gender: gender(text) as 0 })),
  field('birthday', (text, { birthday }) => ({ birthday: birthday(text) })),
  areaPart('province'),
  areaPart('city'),
  field('address'),
  {
    ...field('gradeId', (text, { grade }) => ({ gradeId: grade(text) })),
    otherTitleIn: ({ others }) => others.gradeId,
  },
  {
    ...field('labelIds', (text, { labels }) => ({ labelIds: labels(text) })),
    otherTitleIn: ({ others }) => others.labelIds,
  },
  field('recommenderMobile', (text) => ({ recommenderMobile: cleanMobile(text) || text })),
  field('emergencyName'),
  field('emergencyPhone', (text) => ({ emergencyPhone: cleanPhone(text) || text })),
  field('remark'),
];
