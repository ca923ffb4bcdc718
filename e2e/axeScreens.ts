import { screens } from '../web/src/app/screens.ts';
import type { Screen } from '../web/src/kit/page/screen.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { screenAddress } from './screenAddress.ts';
import { startWalk } from './screenWalk.ts';
import { stateOf } from './tradeScenes.ts';

const entryOf = ({ path }: Screen) => path.split('/')[1];

/** For each main entry of the menu a test that axe finds nothing on those of its screens that are wanted. */
export function testScreens(isWanted: (screen: Screen) => boolean) {
  const wanted = screens.filter(isWanted);
  for (const entry of new Set(wanted.map(entryOf)))
    test(`axe finds nothing: ${entry}`, async ({ page, signInAs, system }) => {
      test.slow();
      await signInAs('superAdmin');
      const walk = await startWalk(page);
      for (const { path } of wanted.filter((screen) => entryOf(screen) === entry)) {
        const address = await screenAddress(path, (state, params) => stateOf(system, state, params));
        await walk.open(address);
        // A page with a span of days adds its own to the address.
        await expect(page).toHaveURL(({ pathname, search }) => `${pathname}${search}`.startsWith(address));
        await expectNoFaults(page, address);
      }
    });
}
