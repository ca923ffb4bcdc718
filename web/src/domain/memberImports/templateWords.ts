import { inEveryLanguage, languages } from '../../i18n.ts';
import type { Enumeration } from '../../kit/display/useCodeName.ts';

const memberLabels = '/member/member-manage/member-labels-list';

/** What the template says in one language. A file is read whatever the language of its template was. */
export interface TemplateWords {
  /** Of the fields of the form. */
  labels: Readonly<Record<string, string>>;
  codes: Readonly<Partial<Record<Enumeration, Readonly<Record<number, string>>>>>;
  /** Headings of the halves of an area. */
  area: { province: string; city: string };
  /** Shorter or longer headings that people write by themselves. */
  others: { gradeId: string; labelIds: string };
  /** The name in the example row. */
  exampleName: string;
  /** Heading of the reasons in a file of wrong rows. */
  reasonColumn: string;
}

/** @throws an error for which `isLoadFailure` holds if they cannot be loaded */
export async function loadTemplateWords(): Promise<TemplateWords[]> {
  const [wire, estateBookings, estateRecommends, estates, orders, members, kit, imports, menu] =
    await Promise.all([
      inEveryLanguage('wire'),
      inEveryLanguage('estateBookings'),
      inEveryLanguage('estateRecommends'),
      inEveryLanguage('estates'),
      inEveryLanguage('orders'),
      inEveryLanguage('members'),
      inEveryLanguage('kit'),
      inEveryLanguage('memberImports'),
      inEveryLanguage('menu'),
    ]);
  return languages.map((language) => ({
    labels: Object.assign(
      {},
      ...[wire, estateBookings, estateRecommends, orders, members].map((file) => file[language].labels),
    ),
    codes: { ...estates[language].codes, ...orders[language].codes },
    area: kit[language],
    others: { gradeId: imports[language].otherHeading.gradeId, labelIds: menu[language][memberLabels] },
    exampleName: imports[language].example.name,
    reasonColumn: imports[language].reasonColumn,
  }));
}
