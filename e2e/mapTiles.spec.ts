import { expect, type Page, test } from './fixtures.ts';
import { png } from './pictures.ts';

/** The same map over an online map whose address the deployment configures. */

const tiles = { tiles: 'http://tiles.test/{z}/{x}/{y}.png', system: 'wgs84', attribution: '© <b>测绘院</b>' };
test.use({ systemEnv: { MOCK_CONFIG: JSON.stringify({ map: tiles }) } });

const form = '/merchant/hotel/hotels/add';
const map = (page: Page) => page.getByRole('application', { name: '地图选点' });

test('shows tiles of that host and of no other', async ({ page, signInAs, allowConsole }) => {
  allowConsole(/Content Security Policy|violates/);
  const referers = new Set<string | undefined>();
  await page.route('http://tiles.test/**', (route) => {
    referers.add(route.request().headers().referer);
    return route.fulfill({ contentType: 'image/png', body: png(256, 256) });
  });
  await signInAs('superAdmin');
  await page.goto(form);
  await page.getByLabel('经度', { exact: true }).fill('116.404');
  await page.getByLabel('纬度', { exact: true }).fill('39.915');
  const tile = map(page).locator('img.leaflet-tile-loaded');
  await expect(tile.first()).toBeVisible();
  await expect(map(page)).toContainText('© <b>测绘院</b>');
  // The marker's GCJ-02 point is (116.397756, 39.913596) in WGS-84; its position inside this tile of 256 pixels follows from that.
  const under = await map(page).locator('img[src="http://tiles.test/15/26978/12415.png"]').boundingBox();
  const pin = await map(page).locator('.leaflet-marker-draggable').boundingBox();
  const into = (((116.397756 + 180) / 360) * 2 ** 15 - 26978) * 256;
  expect((pin?.x ?? 0) + (pin?.width ?? 0) / 2 - (under?.x ?? 0)).toBeCloseTo(into, -0.5);
  expect([...referers]).toEqual([`${new URL(page.url()).origin}/`]);
  // The names of the outline are not drawn over the online map.
  await expect(map(page).getByText('河北', { exact: true })).toHaveCount(0);

  const blocked = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI), {
          once: true,
        });
        new Image().src = 'http://other.test/1.png';
      }),
  );
  expect(blocked).toContain('http://other.test');
});

test('if the tile server does not respond, the outline is shown', async ({
  page,
  signInAs,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route('http://tiles.test/**', (route) => route.abort());
  await signInAs('superAdmin');
  await page.goto(form);
  await map(page).scrollIntoViewIfNeeded();
  await expect(page.getByText('在线地图无法加载')).toBeVisible();
  await expect(map(page).getByText('新疆', { exact: true })).toBeVisible();
});
