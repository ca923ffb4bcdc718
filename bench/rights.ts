/**
 * How long the console's checks of rights take: the guard of a screen, the menu, and every right of the catalogue once (a screen checks a handful).
 * The session holds the rights, so every check is synchronous and sends no request. Also the rights that result from a user's roles, as his detail
 * page and the form of a user show them. `node bench/rights.ts` prints the table.
 */
import { belongType } from '#contracts/enums.ts';
import { resultingRights } from '#contracts/rights/rightSources.ts';
import { type RightName, rightIds } from '#contracts/rights/rights.ts';
import { hasRight, type Session } from '#web/api/session.ts';
import { mayOpen, menuFor } from '#web/app/menu.ts';
import { screens } from '#web/app/screens.ts';
import type { Measurement } from './measurement.ts';

const rounds = 1000;
const goalMs = 1;

const names = Object.keys(rightIds) as RightName[];
const everything = Object.values(rightIds);

const signedIn: Session = {
  token: 'T0KEN',
  user: {
    ...{ id: '2', name: '周明慧', belongType: belongType.system, belongId: '0', belongName: '' },
    mustChangePassword: 0,
  },
  rights: new Set(everything),
  ended: undefined,
  preview: undefined,
};
/** The maximum number of roles of a user (domain design, section 3.2). */
const roles = ['1', '2', '3', '4', '5'].map((id) => ({
  ...{ id, name: `角色${id}`, enabled: 1 as const },
  rightIds: everything,
}));

const work = {
  'all rights of a screen': () => {
    const [screen] = screens;
    if (!screen) return;
    mayOpen(screen, signedIn);
    menuFor(signedIn);
    for (const name of names) hasRight([name], signedIn);
  },
  'what five roles with every right result in': () => void resultingRights(roles),
};

/** Milliseconds of one call, measured over many synchronous calls, and the number of requests sent during them. */
function measure(resolve: () => void) {
  const { fetch, XMLHttpRequest } = globalThis;
  let requests = 0;
  const count = () => {
    requests++;
    throw new Error('rights are not asked for');
  };
  Object.assign(globalThis, { fetch: count, XMLHttpRequest: count });
  try {
    resolve();
    const times = Array.from({ length: rounds }, () => {
      const began = performance.now();
      resolve();
      return performance.now() - began;
    }).sort((a, b) => a - b);
    return { ms: times[rounds / 2] ?? 0, requests };
  } finally {
    Object.assign(globalThis, { fetch, XMLHttpRequest });
  }
}

export async function run(): Promise<Measurement[]> {
  return Object.entries(work).map(([name, resolve]) => {
    const { ms, requests } = measure(resolve);
    return {
      name: `rights: ${name}`,
      goal: `less than ${goalMs} ms, no request`,
      measured: `${ms.toFixed(3)} ms, ${requests} requests (median of ${rounds})`,
      reached: ms < goalMs && requests === 0,
    };
  });
}

if (import.meta.main)
  for (const { name, measured, goal } of await run()) console.log(`${name}: ${measured} (goal: ${goal})`);
