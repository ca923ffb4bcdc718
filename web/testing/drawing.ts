import i18next, { type ResourceLanguage } from 'i18next';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach } from 'vitest';

/** What tests of components need of a page. They run in jsdom, which each of them says in its first line. */

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// jsdom has no layout, and no dialogs.
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = () => undefined;
HTMLDialogElement.prototype.close = () => undefined;

/** A place in the page that is empty before each test. */
export function drawing() {
  const host = document.body.appendChild(document.createElement('div'));
  let root: Root;
  beforeEach(() => {
    root = createRoot(host);
  });
  afterEach(() => act(() => root.unmount()));
  return { host, draw: (node: ReactNode) => void act(() => root.render(node)) };
}

/** What is drawn has these Chinese words. */
export const inChinese = (zh: ResourceLanguage) =>
  beforeAll(async () => {
    await i18next.use(initReactI18next).init({ lng: 'zh', defaultNS: 'common', resources: { zh } });
  });
