import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const script = file('public/theme.js');

/** The colour scheme that the script sets before the first paint. */
function schemeFor(system: 'light' | 'dark', page: { cookie: string }) {
  const style = { colorScheme: '' };
  const matchMedia = (query: string) => ({ matches: query === `(prefers-color-scheme: ${system})` });
  const document = Object.defineProperties(
    { documentElement: { style } },
    Object.getOwnPropertyDescriptors(page),
  );
  runInNewContext(script, { document, matchMedia });
  return style.colorScheme;
}

it.each([
  ['theme=dark', 'light', 'dark'],
  ['language=zh; theme=light', 'dark', 'light'],
  ['theme=dark; sidebar=1', 'light', 'dark'],
  ['', 'dark', 'dark'],
  ['', 'light', 'light'],
  ['theme=darkish', 'light', 'light'],
  ['mytheme=dark', 'light', 'light'],
  ['theme=blue; theme=dark', 'light', 'dark'],
] as const)('of the cookies "%s" and a %s system the ground is %s', (cookie, system, scheme) => {
  expect(schemeFor(system, { cookie })).toBe(scheme);
});

it('where cookies may not be read the ground is that of the system', () => {
  const page = {
    get cookie(): string {
      throw new Error('refused');
    },
  };
  expect(schemeFor('dark', page)).toBe('dark');
});

it('runs in the head, before anything is painted', () => {
  const [head = ''] = file('index.html').split('<body>');
  expect(head).toContain('<script src="/theme.js"></script>');
});
