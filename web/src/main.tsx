import './storage.ts';
import '@douyinfe/semi-ui/lib/es/_base/base.css';
import './theme.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { followClock } from './api/clock.ts';
import { loadConfig } from './api/config.ts';
import { followLine } from './api/line.ts';
import { followOtherTabs } from './api/session.ts';
import { createRouter } from './app/router.tsx';
import { followSession } from './app/sessionWatch.ts';
import { startTheme } from './app/theme.ts';
import { chooseLanguage, startMessages } from './i18n.ts';
import { TopBar } from './kit/page/TopBar.tsx';

// The strict content security policy forbids eval, which zod would otherwise try.
z.config({ jitless: true });

async function start(root: HTMLElement) {
  startTheme();
  if (import.meta.env.MODE === 'demo') await (await import('./demo.ts')).startBackend();
  const { language, title, clock } = await loadConfig();
  await Promise.all([startMessages(chooseLanguage(language)), clock && followClock(clock)]);
  document.title = title;
  if (import.meta.env.MODE === 'demo') await (await import('./demo.ts')).showBar();
  const router = createRouter();
  followOtherTabs();
  followLine();
  followSession(router);
  createRoot(root).render(
    <RouterProvider
      router={router}
      future={{ v7_startTransition: true }}
      fallbackElement={<TopBar active />}
    />,
  );
}

/** Used before any message file is loaded, so the text is in the two languages that operators read. */
function explain(root: HTMLElement, error: unknown) {
  const box = document.createElement('main');
  box.className = 'startFailure';
  const title = document.createElement('h1');
  title.textContent = '配置加载失败 · The configuration could not be loaded';
  const detail = document.createElement('p');
  detail.textContent = `/config.json: ${error instanceof Error ? error.message : String(error)}`;
  const retry = document.createElement('button');
  retry.textContent = '重试 · Retry';
  retry.onclick = () => location.reload();
  box.append(title, detail, retry);
  root.replaceChildren(box);
}

const root = document.getElementById('root') as HTMLElement;
start(root).catch((error: unknown) => explain(root, error));
