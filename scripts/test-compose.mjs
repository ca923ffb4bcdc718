/**
 * `npm run test:compose`: builds and starts docker-compose.yml for real, under a name and a port of its own, holds it
 * against scripts/compose/checks.mjs and takes everything down again. Outside `npm test`, because it takes minutes.
 */
import { findBrowser } from './browser.mjs';
import { findEngine } from './compose/engine.mjs';
import { main, Refusal } from './lifetime.mjs';
import { ensureFreePort } from './ports.mjs';
import { ensureInstalled } from './prepare.mjs';
import { capture, exitOf, start, startNode24 } from './processes.mjs';

const port = process.env.COMPOSE_TEST_PORT || '18080';
const secondPort = String(Number(port) + 1);

await main(async () => {
  await ensureFreePort(port, 'the composed console', 'COMPOSE_TEST_PORT');
  await ensureInstalled();
  const browser = await findBrowser();
  const { words, stop } = await findEngine();
  const [program, ...first] = [...words, '--project-name', 'meimei-console-test'];
  const env = { PORT: port, HOST: '127.0.0.1', COMPOSE_PROFILES: '' };
  const compose = (...args) => exitOf(start(program, [...first, ...args], { env }));
  try {
    const began = performance.now();
    if ((await compose('build')) !== 0) throw new Refusal('The images could not be built: see above.');
    const built = performance.now();
    if ((await compose('up', '--detach', '--wait')) !== 0) {
      await compose('logs');
      throw new Refusal('The services did not become healthy: their logs are above.');
    }
    const seconds = (ms) => (ms / 1000).toFixed(1);
    process.stdout.write(
      `Built in ${seconds(built - began)} s, healthy after ${seconds(performance.now() - built)} s.\n`,
    );
    const told = {
      ...env,
      COMPOSE_COMMAND: JSON.stringify([program, ...first]),
      CONSOLE_URL: `http://127.0.0.1:${port}`,
      SECOND_PORT: secondPort,
      CHROMIUM_PATH: browser,
    };
    const checks = ['--test', '--test-concurrency=1', '--test-reporter=spec', 'scripts/compose/checks.mjs'];
    return await exitOf(startNode24(checks, { env: told }));
  } finally {
    await capture(program, [...first, '--profile', 'real', 'down', '--volumes'], { env });
    await stop();
  }
});
