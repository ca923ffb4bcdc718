import { writeXlsx } from 'hucre/xlsx';
import { idCheckCharacter } from '#contracts/forms/identity.ts';
import type { Page } from './fixtures.ts';
import { button, dialog } from './parts.ts';

/** Spreadsheets of members. */

export const memberList = '/member/member-manage/member-list';
/** The headings of the template. */
export const headings = [
  ...['手机号*', '会员姓名*', '昵称', '证件类型', '证件号', '性别', '生日', '省份', '城市', '详细地址'],
  ...['会员等级', '标签', '推荐人手机', '紧急联系人', '紧急联系人电话', '备注'],
];
type Values = Partial<Record<string, string>>;

const card = (at: number) => {
  const body = `99000019880512${String(at).padStart(3, '0')}`;
  return body + idCheckCharacter(body);
};
export const mobileAt = (at: number) => `1999900${String(at).padStart(4, '0')}`;

/** The cells of a row in the order of the headings; `values` by heading without its star. */
export const memberRow = (at: number, values: Values = {}): string[] => {
  const cells: Values = {
    手机号: mobileAt(at),
    会员姓名: '纪云帆',
    证件类型: '身份证',
    证件号: at < 1_000 ? card(at) : '',
    省份: '浙江',
    城市: '杭州',
    备注: `第${at}位`,
    ...values,
  };
  return headings.map((heading) => cells[heading.replace('*', '')] ?? '');
};

export const workbook = async (rows: readonly string[][], titles: readonly string[] = headings) =>
  Buffer.from(
    await writeXlsx({ sheets: [{ name: '会员', rows: [[...titles], ...rows.map((row) => [...row])] }] }),
  );

export const csv = (rows: readonly string[][]) =>
  [headings, ...rows]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');

/** Text in GB18030, of which Node only decodes: the two-byte characters are looked up. */
export function gb18030(text: string): Buffer {
  const bytes = new Map<string, number[]>();
  for (let first = 0x81; first <= 0xfe; first++)
    for (let second = 0x40; second <= 0xfe; second++) {
      const sign = new TextDecoder('gb18030').decode(Uint8Array.of(first, second));
      if (sign.length === 1 && !bytes.has(sign)) bytes.set(sign, [first, second]);
    }
  return Buffer.from(
    [...text].flatMap((sign) => (sign < '\x80' ? [sign.charCodeAt(0)] : (bytes.get(sign) ?? []))),
  );
}

export async function openImport(page: Page) {
  await page.goto(memberList);
  await button(page, '导入').click();
}

export const chooseFile = (page: Page, name: string, buffer: Buffer) =>
  dialog(page).getByLabel('选择文件').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
