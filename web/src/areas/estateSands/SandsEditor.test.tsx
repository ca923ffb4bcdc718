// @vitest-environment jsdom
import i18next from 'i18next';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { estateSaleStatus, sandPointKind } from '#contracts/enums/estates.ts';
import common from '../../locales/zh/common.ts';
import estateSands from '../../locales/zh/estateSands.ts';
import estates from '../../locales/zh/estates.ts';
import kit from '../../locales/zh/kit.ts';
import { SandsEditor } from './SandsEditor.tsx';
import type { EditedSand } from './sandList.ts';

const rooms = { waiting: 0, available: 1, held: 0, subscribed: 0, signed: 0, delivered: 0 };
const buildings = [{ id: '7', name: '1号楼', saleStatus: estateSaleStatus.onSale, rooms }];
const sand = (id: string): EditedSand => ({
  ...{ id, name: `沙盘${id}`, imageUrl: '', ordering: 0 },
  points: [
    { id: `${id}-gate`, kind: sandPointKind.gate, name: '南门', buildingId: '', x: 4000, y: 5000, note: '' },
  ],
});
const host = document.body.appendChild(document.createElement('div'));
let root: Root;

beforeAll(async () => {
  Element.prototype.scrollBy = () => undefined;
  const resources = { zh: { kit, common, estates, estateSands } };
  await i18next.use(initReactI18next).init({ lng: 'zh', resources });
});
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  function Editor() {
    const [sands, setSands] = useState([sand('1'), sand('2')]);
    return <SandsEditor {...{ sands, buildings, errors: {}, submitCount: 0, onChange: setSands }} />;
  }
  root = createRoot(host);
  act(() => root.render(<Editor />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const click = (element: Element | null | undefined) =>
  act(() => (element instanceof HTMLElement ? element.click() : expect.fail('no element')));
const inList = () => host.querySelector('[data-row]');
const tab = (n: number) => host.querySelectorAll('[role=tab]')[n];
it('a picture that is going up keeps its field while a point or another sand table is chosen', () => {
  const field = host.querySelector('input[type=file]');
  click(inList());
  expect(host.querySelector('fieldset[aria-label=编辑标注]')).not.toBeNull();
  expect(field?.isConnected).toBe(true);
  click(tab(1));
  expect(field?.isConnected).toBe(true);
});
