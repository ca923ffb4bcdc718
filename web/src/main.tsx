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
import { explainStart, type StartStep } from './startFailure.ts';

// The strict content security policy forbids eval, which zod would otherwise try.
z.config({ jitless: true });

let step: StartStep = 'console';

async function start(root: HTMLElement) {
  startTheme();
  if (import.meta.env.MODE === 'demo') await (await import('./demo.ts')).startBackend();
  step = 'config';
  const { language, title, clock } = await loadConfig();
  step = 'messages';
  await Promise.all([startMessages(chooseLanguage(language)), clock && followClock(clock)]);
  step = 'console';
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

const root = document.getElementById('root') as HTMLElement;
start(root).catch((error: unknown) => explainStart(root, step, error));
