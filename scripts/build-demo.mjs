/** `npm run build:demo`: the console with its mock inside the page, as a folder for any server of static files. */
import { main } from './lifetime.mjs';
import { ensureDemoBuilt, ensureInstalled } from './prepare.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureDemoBuilt();
  process.stdout.write(
    'web/dist-demo is up to date: serve it over https or on localhost, at the root of an origin.\n',
  );
});
