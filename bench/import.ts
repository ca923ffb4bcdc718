/**
 * The preview of an import of 5,000 members: from the choice of the file until its rows are shown with what the mock answers of each, and the longest
 * task of the page meanwhile; medians of 3. The peer reads and checks the same file on the page in the plain way and asks no backend. Loopback only.
 * `node bench/import.ts` prints the figures. Goals: issue 13.
 */
import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { importLimits } from '#contracts/areas/memberImports.ts';
import type { Measurement } from './measurement.ts';
import { servePeer } from './peerPage.ts';
import { launch, signIn, startSystem } from './system.ts';

const rounds = 3;
const goalMs = 2_000;
const longestMs = 200;
const ports = { system: 18_451, peer: 18_452 };

const headings = [
  ...['手机号*', '会员姓名*', '昵称', '证件类型', '证件号', '性别', '生日', '省份', '城市', '详细地址'],
  ...['会员等级', '标签', '推荐人手机', '紧急联系人', '紧急联系人电话', '备注'],
];

/** As many members as a file may have; every hundredth has a wrong mobile. */
async function spreadsheet(): Promise<Buffer> {
  const rows = Array.from({ length: importLimits.rows }, (_, at) => [
    ...[at % 100 === 99 ? '123' : `1999900${String(at).padStart(4, '0')}`, '纪云帆', `昵称${at}`, '护照'],
    ...[`E9${String(at).padStart(7, '0')}`, '女', '1988-05-12', '浙江省', '杭州市', `文三路${at}号`],
    ...['', '', '', '纪远山', '19900009202', `第${at}位`],
  ]);
  return Buffer.from(await writeXlsx({ sheets: [{ name: '会员', rows: [headings, ...rows] }] }));
}

interface Taken {
  until: number;
  longest: number;
}

/** Milliseconds from the choice of the file until the element is there, and the page's longest task during that time. */
async function taken(page: Page, buffer: Buffer, seen: string): Promise<Taken> {
  const measured = page.evaluate((selector) => {
    const tasks: number[] = [0];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
    return new Promise<Taken>((resolve) => {
      let began = 0;
      addEventListener(
        'change',
        () => {
          began = performance.now();
        },
        { capture: true, once: true },
      );
      const watch = new MutationObserver(() => {
        if (began === 0 || !document.querySelector(selector)?.textContent) return;
        watch.disconnect();
        const until = performance.now() - began;
        // Long tasks are reported after they have ended.
        setTimeout(() => resolve({ until, longest: Math.max(...tasks) }), 300);
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  }, seen);
  const file = { name: '会员.xlsx', mimeType: 'application/octet-stream', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  return measured;
}

/** The round whose time is in the middle. */
const median = (all: readonly Taken[]) =>
  all.toSorted((a, b) => a.until - b.until)[Math.floor(all.length / 2)] as Taken;
const told = ({ until, longest }: Taken) =>
  `${(until / 1000).toFixed(2)} s, longest task ${longest === 0 ? 'under 50' : Math.round(longest)} ms`;

async function ours(url: string, page: Page, buffer: Buffer): Promise<Taken> {
  await signIn(page, url);
  const all: Taken[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto(`${url}/member/member-manage/member-list?import=members`);
    await page.locator('dialog input[type=file]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    all.push(await taken(page, buffer, 'dialog [role=tab]'));
  }
  return median(all);
}

async function peer(page: Page, buffer: Buffer): Promise<Taken> {
  const all: Taken[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto(`http://127.0.0.1:${ports.peer}/`);
    all.push(await taken(page, buffer, '#seen'));
  }
  return median(all);
}

export async function run(): Promise<Measurement[]> {
  const buffer = await spreadsheet();
  const { url, child } = await startSystem(ports.system);
  const server = await servePeer(ports.peer, 'import.html');
  const browser = await launch();
  try {
    const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
    const own = await ours(url, page, buffer);
    const plain = await peer(page, buffer);
    return [
      {
        name: `preview of an import of ${importLimits.rows.toLocaleString('en')} members`,
        goal: `${goalMs / 1000} s or less, no task over ${longestMs} ms; the peer, which asks no backend: ${told(plain)}`,
        measured: told(own),
        reached: own.until <= goalMs && own.longest <= longestMs,
      },
    ];
  } finally {
    await browser.close();
    server.close();
    child.kill('SIGKILL');
  }
}

if (import.meta.main) {
  for (const { name, goal, measured, reached } of await run())
    console.log(`${reached ? 'reached' : 'not reached'}  ${name}: ${measured}   (goal: ${goal})`);
}
