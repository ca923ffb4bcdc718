import i18next from 'i18next';
import { expect, test } from 'vitest';
import rights from '../../locales/zh/rights.ts';
import { enableColumn } from './enableColumn.tsx';

await i18next.init({ lng: 'zh', resources: { zh: { rights } } });

interface Row {
  enabled: number;
  actions: string[];
  reason?: string;
  off?: string;
}
const row: Row = { enabled: 1, actions: ['edit', 'enable'] };
const noEnable: Row = { ...row, actions: ['edit'] };

test.each([
  ['open where the row allows it', undefined, row, undefined],
  ['locked by a missing right', '缺少权限', row, '缺少权限'],
  ['locked where rights do not cover the row', undefined, noEnable, '您的权限不包括这条数据'],
  ['locked for the reason of the row', undefined, { ...noEnable, reason: '本人账号' }, '本人账号'],
  ['locked where it would be refused', undefined, { ...row, enabled: 0, off: '未设价' }, '未设价'],
  ['open where it can only be switched off', undefined, { ...row, off: '未设价' }, undefined],
])('the switch is %s', (_, missing, shown: Row, locked) => {
  const { render } = enableColumn<Row>({
    ...{ title: '启用', label: () => '启用', missing, onChange: () => undefined },
    reasonOf: ({ reason }) => reason,
    whyOff: ({ off }) => off,
  });
  expect((render(shown) as JSX.Element).props.locked).toBe(locked);
});
