/**
 * The banner list with 100 rows on a CPU slowed four times: Event Timing of a page change and of a switch, medians of 5.
 * The peer is Semi's own Table with the same columns, rows and cells, built and measured in the same run.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { Measurement } from './measurement.ts';
import { launch, median, signIn, startSystem, tokenOf } from './system.ts';

const rounds = 5;
const slowdown = 4;

async function addBanners(url: string, count: number) {
  const token = await tokenOf(url);
  for (let number = 0; number < count; number++) {
    const body = {
      data: {
        title: `测试轮播图${number}`,
        imageUrl: `/api/resorts/uploads/seed-${(number % 12) + 1}.svg`,
        enabled: number % 2,
        ordering: number % 100,
        link: { linkType: 30, configData: { jumpUrl: `pages/activity/${number}` } },
      },
    };
    await fetch(`${url}/api/main/slide-images/add-for-mini-home?token=${token}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
  }
}

/** Longest Event Timing entry of the interaction that `act` makes, and the time until `seen` holds. Milliseconds. */
async function interaction(page: Page, act: () => Promise<void>, seen: () => Promise<unknown>) {
  await page.evaluate(() => {
    const entries: number[] = [];
    Object.assign(window, { entries });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'click' || entry.name.startsWith('pointer')) entries.push(entry.duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const began = performance.now();
  await act();
  await seen();
  const until = performance.now() - began;
  // Event Timing reports after the next frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
  const duration = await page.evaluate(() =>
    Math.max(16, ...(window as unknown as { entries: number[] }).entries),
  );
  return { duration, until };
}

async function slow(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function measureConsole(page: Page) {
  const current = () => page.locator('nav button[aria-current=page]').textContent();
  const changes: { duration: number; until: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const target = round % 2 === 0 ? '2' : '1';
    const firstRow = await page.locator('tbody tr').first().textContent();
    changes.push(
      await interaction(
        page,
        () => page.locator('nav button', { hasText: new RegExp(`^${target}$`) }).click(),
        async () => {
          await page.waitForFunction(
            (before) => document.querySelector('tbody tr')?.textContent !== before,
            firstRow,
          );
          if ((await current()) !== target) throw new Error('the page did not change');
        },
      ),
    );
  }
  const toggles: { duration: number; until: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const toggle = page.getByRole('switch').nth(round);
    const before = await toggle.isChecked();
    toggles.push(
      await interaction(
        page,
        () => toggle.click(),
        () =>
          page.waitForFunction(
            ([at, was]) =>
              document.querySelectorAll<HTMLInputElement>('[role=switch]')[at as number]?.checked !== was,
            [round, before],
          ),
      ),
    );
  }
  return { changes, toggles };
}

/** Builds bench/peer with Vite into a temporary folder and serves it. */
async function servePeer(port: number) {
  const outDir = join(tmpdir(), `bench-peer-${process.pid}`);
  await build({
    root: join(import.meta.dirname, 'peer'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    readFile(join(outDir, path)).then(
      (file) => response.setHeader('content-type', types[extname(path)] ?? 'text/plain').end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return server;
}

async function measurePeer(page: Page) {
  const changes: { duration: number; until: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const firstRow = await page.locator('tbody tr').first().textContent();
    changes.push(
      await interaction(
        page,
        () => page.locator('#change').click(),
        () =>
          page.waitForFunction(
            (before) => document.querySelector('tbody tr')?.textContent !== before,
            firstRow,
          ),
      ),
    );
  }
  return changes;
}

export async function run(): Promise<Measurement[]> {
  const { url, child } = await startSystem(18_421);
  await addBanners(url, 300);
  const peer = await servePeer(18_422);
  const browser = await launch();
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await signIn(page, url);
  await page.goto(`${url}/setting/system-setting/home-banner-list?pageSize=100`);
  await page.locator('tbody tr').nth(99).waitFor();
  await slow(page);
  const { changes, toggles } = await measureConsole(page);
  const peerPage = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await peerPage.goto('http://127.0.0.1:18422/');
  await peerPage.locator('tbody tr').nth(99).waitFor();
  await slow(peerPage);
  const peerChanges = await measurePeer(peerPage);
  await browser.close();
  peer.close();
  child.kill();

  const of = (list: { duration: number; until: number }[], key: 'duration' | 'until') =>
    Math.round(median(list.map((entry) => entry[key])));
  const change = of(changes, 'duration');
  const toggle = of(toggles, 'duration');
  const ratio = of(peerChanges, 'until') / of(changes, 'until');
  return [
    {
      name: `list page, 100 rows, ${slowdown}x slowed: change page`,
      goal: '200 ms or less (Event Timing, median of 5)',
      measured: `${change} ms; new rows seen after ${of(changes, 'until')} ms, Semi Table ${of(peerChanges, 'duration')} ms / ${of(peerChanges, 'until')} ms, ratio ${ratio.toFixed(1)}x`,
      reached: change <= 200,
    },
    {
      name: `list page, 100 rows, ${slowdown}x slowed: toggle a switch`,
      goal: '100 ms or less (Event Timing, median of 5)',
      measured: `${toggle} ms; saved and shown after ${of(toggles, 'until')} ms`,
      reached: toggle <= 100,
    },
  ];
}

if (import.meta.main) console.table(await run());
