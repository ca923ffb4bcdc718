import { createStore, delMany, get, set } from 'idb-keyval';
import { setupWorker } from 'msw/browser';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { DemoBar } from './demo/DemoBar.tsx';
import { loadMessages } from './i18n.ts';

/**
 * Starts the browser-only demo: the mock runs in the page behind a service worker and keeps its state in IndexedDB. Only the build of mode `demo`
 * contains it; other builds drop the import in main.tsx.
 */
export async function startBackend() {
  if (!('serviceWorker' in navigator))
    throw new Error('这个演示需要 https 或 localhost · This demo works over https and on localhost only');
  const { browserHandlers } = await import('#mock/bindings/msw.ts');
  const store = createStore('console-demo', 'state');
  const handlers = await browserHandlers({
    get: (key) => get(key, store),
    set: (key, value) => set(key, value, store),
    remove: (keys) => delMany(keys, store),
  });
  await setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' });
}

/** Shows the demo bar below the console, in space of its own, so that it covers nothing. */
export async function showBar() {
  await loadMessages('demo');
  const place = document.createElement('aside');
  document.body.append(place);
  createRoot(place).render(createElement(DemoBar, { place }));
}
