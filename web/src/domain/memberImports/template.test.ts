import { readXlsx } from 'hucre/xlsx';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { writeTemplate } from '../../kit/sheets/writeTemplate.ts';
import kit from '../../locales/zh/kit.ts';
import memberImports from '../../locales/zh/memberImports.ts';
import members from '../../locales/zh/members.ts';
import orders from '../../locales/zh/orders.ts';
import wire from '../../locales/zh/wire.ts';
import { templateOf } from './template.ts';

beforeAll(async () => {
  const zh = { kit, memberImports, members, orders, wire };
  await i18next.init({ lng: 'zh', resources: { zh } });
});

it('documents and birthdays are typed into cells of text, so that no spreadsheet makes a day of this year of 5月12日', async () => {
  const { sheets } = await readXlsx(await writeTemplate(templateOf()), { readStyles: true });
  const titles = sheets[0]?.rows[0] as string[];
  const asText = titles.filter((_, at) => sheets[0]?.cells?.get(`1000,${at}`)?.style?.numFmt === '@');
  expect(asText).toEqual(['证件号', '生日']);
});
