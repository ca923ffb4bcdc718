// @vitest-environment jsdom
import i18next from 'i18next';
import { act, useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { estateSaleStatus, sandPointKind } from '#contracts/enums/estates.ts';
import { drawing } from '../../../testing/drawing.ts';
import common from '../../locales/zh/common.ts';
import estateSands from '../../locales/zh/estateSands.ts';
import estates from '../../locales/zh/estates.ts';
import kit from '../../locales/zh/kit.ts';
import { SandsEditor } from './SandsEditor.tsx';
import type { EditedSand } from './sandList.ts';

const { host, draw } = drawing();

const rooms = { waiting: 0, available: 1, held: 0, subscribed: 0, signed: 0, delivered: 0 };
const buildings = [{ id: '7', name: '1号楼', saleStatus: estateSaleStatus.onSale, rooms }];
const sand = (id: string): EditedSand => ({
  ...{ id, name: `沙盘${id}`, imageUrl: '', ordering: 0 },
  points: [
    { id: `${id}-gate`, kind: sandPointKind.gate, name: '南门', buildingId: '', x: 4000, y: 5000, note: '' },
  ],
});
let latest: EditedSand[];

beforeAll(async () => {
  Element.prototype.scrollBy = () => undefined;
  const resources = { zh: { kit, common, estates, estateSands } };
  await i18next.use(initReactI18next).init({ lng: 'zh', resources });
});
beforeEach(() => {
  function Editor() {
    const [sands, setSands] = useState([sand('1'), sand('2')]);
    latest = sands;
    return <SandsEditor {...{ sands, buildings, errors: {}, submitCount: 0, onChange: setSands }} />;
  }
  draw(<Editor />);
});

const click = (element: Element | null | undefined) =>
  act(() => (element instanceof HTMLElement ? element.click() : expect.fail('no element')));
const inList = () => host.querySelector('[data-row]');
const tab = (n: number) => host.querySelectorAll('[role=tab]')[n];
const input = (label: string) => {
  const texts = [...host.querySelectorAll('label')].filter(({ textContent }) => textContent === label);
  return document.getElementById(texts[0]?.htmlFor ?? '') as HTMLInputElement;
};
const type = (box: HTMLInputElement, text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
const place = () => latest[0]?.points.map(({ x, y }) => [x, y]);

it('a picture that is going up keeps its field while a point or another sand table is chosen', () => {
  const field = host.querySelector('input[type=file]');
  click(inList());
  expect(host.querySelector('fieldset[aria-label=编辑标注]')).not.toBeNull();
  expect(field?.isConnected).toBe(true);
  click(tab(1));
  expect(field?.isConnected).toBe(true);
});

it('a coordinate that is emptied leaves the point where it is until another one is typed', () => {
  click(inList());
  const box = input('横坐标');
  type(box, '');
  expect([box.value, place()]).toEqual(['', [[4000, 5000]]]);
  type(box, '25');
  expect([box.value, place()]).toEqual(['25', [[25, 5000]]]);
  type(box, '');
  act(() => {
    box.focus();
    box.blur();
  });
  expect([box.value, place()]).toEqual(['25', [[25, 5000]]]);
});
