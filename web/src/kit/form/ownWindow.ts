import { randomId } from '../../api/randomId.ts';
import { session } from '../../api/session.ts';

const storageKey = 'window';
const lockOf = (id: string) => `window ${id}`;

/**
 * Takes the id out of the session storage. It is there only between two documents of a window, because a duplicated window begins with a copy of the
 * session storage.
 */
function take(): string | null {
  const id = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return id;
}

function begin(): string {
  const id = take() ?? randomId();
  addEventListener('pagehide', () => {
    if (session().token === '') return;
    try {
      sessionStorage.setItem(storageKey, id);
    } catch {
      // If the storage is full, the next document counts as another window.
    }
  });
  // A page that the browser has kept alive is shown again.
  addEventListener('pageshow', take);
  // Held until the window is closed or has crashed.
  navigator.locks?.request(lockOf(id), () => new Promise(() => undefined)).catch(() => undefined);
  return id;
}

let own: string | undefined;
/** The id of this browser window, the same after a reload. The first call begins to tell other windows that this one is open. */
export function ownWindow(): string {
  own ??= begin();
  return own;
}

/** The ids of the windows that are open. Without locks (plain http) all others count as closed. */
export async function openWindows(): Promise<ReadonlySet<string>> {
  const locks = await navigator.locks?.query().catch(() => undefined);
  const start = lockOf('');
  const names = (locks?.held ?? []).map(({ name = '' }) => name);
  return new Set(names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length)));
}
