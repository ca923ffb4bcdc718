// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { memberExample } from '#contracts/examples/members.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import common from '../../locales/zh/common.ts';
import estateRecommends from '../../locales/zh/estateRecommends.ts';
import kit from '../../locales/zh/kit.ts';
import memberImports from '../../locales/zh/memberImports.ts';
import members from '../../locales/zh/members.ts';
import orders from '../../locales/zh/orders.ts';
import wire from '../../locales/zh/wire.ts';
import { headsOf } from './heads.ts';
import { RowGroups } from './RowGroups.tsx';
import type { ImportRow } from './readForms.ts';
import { loadTemplateWords } from './templateWords.ts';

const { host, draw } = drawing();
inChinese({ kit, common, memberImports, members, estateRecommends, orders, wire });

const words = await loadTemplateWords();
const names = {
  grade: (id: string) => `等级${id}`,
  label: (id: string) => `标签${id}`,
  area: ({ cityId }: { cityId: string }) => (cityId ? '浙江省 杭州市' : ''),
};
const row: ImportRow = {
  ...{ number: 2, cells: [], faults: [], isThere: false, isDone: false },
  form: {
    ...memberExample,
    ...{ name: '纪云帆', mobile: '19999000001', gradeId: '3', labelIds: ['1', '2'], remark: '安静' },
    ...{ area: { provinceId: '33', cityId: '3301' }, recommenderMobile: '19999000009' },
  },
};

function shownOf(titles: string[]) {
  const file = { titles, heads: headsOf(titles, words), words, names, rows: [row] };
  draw(<RowGroups file={file} />);
  const texts = (what: string) => [...host.querySelectorAll(what)].map(({ textContent }) => textContent);
  return { heads: texts('th'), cells: texts('td') };
}

it('a row to import shows what the member gets by the columns that the file has', () => {
  const all = ['手机号', '会员姓名', '等级', '标签', '省份', '城市', '推荐人手机', '备注'];
  expect(shownOf(all)).toEqual({
    heads: ['行号', '会员姓名', '手机号', '会员等级', '标签', '所在地区', '推荐人手机', '备注'],
    cells: [
      ...['2', '纪云帆', '199****0001', '等级3', '标签1、标签2', '浙江省 杭州市', '199****0009', '安静'],
    ],
  });
  expect(shownOf(['手机号', '会员姓名']).heads).toEqual(['行号', '会员姓名', '手机号', '备注']);
});
