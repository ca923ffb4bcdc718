/**
 * Every Chinese sentence of the console is worded once: the same text under two keys fails, within a file and across
 * files. (That the other languages are complete is checked by tsc: each file is typed after the Chinese one.)
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../web/src/locales/zh');

/** Texts that mean two different things in two places, and may be translated differently. */
const homonyms = new Set([
  '调整',
  '会员账户',
  '首页',
  '会员',
  '页面不存在',
  '没有访问权限',
  '启用',
  '手机号',
  '密码',
  '客服电话',
  '酒店列表',
  '民宿列表',
  '产品名称',
  '关闭',
  '所属酒店',
  '所属民宿',
  '房型',
  '状态',
  '日期',
  '张',
  '售罄',
  '退款',
  '到访奖励',
  '撤销',
  '失败原因',
  '联系人',
  '实付',
  '本月',
  '房源',
  '添加房源',
  '编辑房源',
  '姓名',
  '支付方式',
  '账号',
  '项目列表',
  '项目图片',
  '销售信息',
  '项目视频',
  '基本信息',
  '户型',
  '沙盘',
  '楼栋',
  '楼层',
  '层',
  '房号',
  '会员等级',
  '会员权益',
  '订单数',
  '紧急联系人',
  '最近登录',
  '编辑会员',
  '亲友信息',
  '单价',
  '房源数',
  '置业顾问',
  '交易号',
  '锁定',
]);

function* texts(value: unknown, key: string): Generator<[text: string, key: string]> {
  if (typeof value === 'string') yield [value, key];
  else for (const [name, inner] of Object.entries(value as object)) yield* texts(inner, `${key}.${name}`);
}

/** A right has the name of what it is about, which also stands in the menu or in a form; a code has a name within its enumeration. */
const isNamedAfter = (key: string) => /^rights\.(areas|modules|scopes|verbs)\.|\.codes\./.test(key);

const wayOut = (key: string) => {
  const shared = /\.(sentences|labels)\./.test(key)
    ? 'contracts/src/words.ts and locales/*/wire.ts'
    : 'common';
  return `Word one of them otherwise, or move it to ${shared}; one that means two things belongs into homonyms (scripts/checks/messages.ts).`;
};

/** The first key of each text; names that are exempt hide none of the others. */
const seen = new Map<string, string>();
const keys: string[] = [];
const homonymsSeen = new Set<string>();
const faults: string[] = [];
for (const file of readdirSync(folder)) {
  const { default: messages } = (await import(join(folder, file))) as { default: unknown };
  for (const [text, key] of texts(messages, file.replace('.ts', ''))) {
    keys.push(key);
    if (isNamedAfter(key)) continue;
    const other = seen.get(text);
    if (other && homonyms.has(text)) homonymsSeen.add(text);
    else if (other) faults.push(`"${text}" is worded twice: ${other} and ${key}. ${wayOut(key)}`);
    else seen.set(text, key);
  }
}
for (const text of homonyms)
  if (!homonymsSeen.has(text))
    faults.push(`"${text}" is worded once: take it out of homonyms (scripts/checks/messages.ts).`);

/** A key that no source names is dead. Addresses (menu) and what contracts word or name (the entries of 待办) are found by other ways. */
const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: join(folder, '../../../..') })
  .filter((file) => !file.includes('locales'))
  .map((file) => readFileSync(join(folder, '../../../..', file), 'utf8'))
  .join('\n');
for (const key of keys) {
  if (/^menu\.|^common\.unit\.|^home\.todos\.|\.(sentences|labels|codes)\./.test(key) || isNamedAfter(key))
    continue;
  const name = key.split('.').at(-1) ?? '';
  if (!new RegExp(`['.:\`]${name}['\`]`).test(sources)) faults.push(`Nothing uses the message ${key}.`);
}

/** Names of fields begin with a small letter outside Chinese, because sentences contain them. */
for (const [use] of sources.matchAll(/\bt\(['`](?:\w+:)?labels\.\w+/g))
  faults.push(
    `${use}…) shows the name of a field as it stands in a sentence: use useLabel, which makes a heading of it.`,
  );

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
