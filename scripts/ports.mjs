/** Addresses this project's servers listen on. Runs on Node 20 without any package. */
import { createServer } from 'node:net';
import { Refusal } from './lifetime.mjs';

/** Loopback unless HOST says otherwise. */
export const host = process.env.HOST || '127.0.0.1';

/** Port of the console (`npm start`, `npm run dev`). */
export const port = process.env.PORT || '8080';

/** Port of the mock server where it runs beside the console (`npm run dev`) or alone (`npm run mock`). */
export const mockPort = process.env.MOCK_PORT || '8090';

/** Refuses with one sentence when the port cannot be listened on; `setting` is the variable that moves the program. */
export async function ensureFreePort(port, name, setting = 'PORT') {
  if (!/^\d{1,5}$/.test(String(port)) || Number(port) < 1 || Number(port) > 65535)
    throw new Refusal(`${setting}=${port} is not a port: set ${setting} to a number from 1 to 65535.`);
  const code = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ port: Number(port), host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE')
    throw new Refusal(
      `Port ${port} is taken (wanted for ${name}). Stop the other program or set ${setting}=${Number(port) + 1}.`,
    );
  if (code === 'EACCES')
    throw new Refusal(
      `Port ${port} is reserved for the system administrator: set ${setting} to a port above 1023.`,
    );
  if (code) throw new Refusal(`Cannot listen on ${host}:${port} (${code}): check HOST and ${setting}.`);
}
