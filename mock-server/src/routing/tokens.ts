import { belongType } from '#contracts/enums.ts';
import { mayWork, sessionMs } from '../accounts/access.ts';
import { personaIds } from '../control/personas.ts';
import type { Mock } from '../wire/mock.ts';

const stands: Record<number, string> = {
  [belongType.system]: personaIds.superAdmin,
  [belongType.estate]: personaIds.estateManager,
  [belongType.merchant]: personaIds.merchantManager,
};

interface Adopted {
  userId: string;
  /** The mock's own token for the same person; '' until the mock is asked for something. */
  own: string;
}

const capacity = 1000;

/**
 * Whoever signed in at the real backend has a token that the mock does not know, and a call that the mock answers for it
 * would send him back to the login. So the mock remembers such tokens (in memory only: the state file never sees
 * them) and lets them stand for one of its own users: the one with the same id and kind, else a persona of that kind.
 */
export class Tokens {
  readonly #mock: Mock;
  readonly #adopted = new Map<string, Adopted>();

  constructor(mock: Mock) {
    this.#mock = mock;
    // After a reset the session is gone; one that has expired stays expired, also when it is pruned.
    mock.onReplaced(() => {
      for (const adopted of this.#adopted.values())
        if (!mock.store.sessions.get(adopted.own)) adopted.own = '';
    });
  }

  /** @param user `userInfo` of a sign-in or validation that the real backend answered */
  adopt(token: unknown, user: { id?: unknown; belongType?: unknown } | undefined): void {
    if (typeof token !== 'string' || token === '' || this.#adopted.has(token)) return;
    const { users } = this.#mock.store;
    const same = typeof user?.id === 'string' ? users.get(user.id) : undefined;
    const fits = same && same.belongType === user?.belongType && mayWork(this.#mock.store, same);
    const userId = fits ? same.id : stands[Number(user?.belongType)];
    if (!userId) return;
    if (this.#adopted.size >= capacity) this.#adopted.delete(this.#adopted.keys().next().value ?? '');
    this.#adopted.set(token, { userId, own: '' });
  }

  /** The query as the mock understands it. */
  translate(query: URLSearchParams): URLSearchParams {
    const adopted = this.#adopted.get(query.get('token') ?? '');
    if (!adopted) return query;
    const { store, clock, context } = this.#mock;
    if (adopted.own === '') {
      adopted.own = context.randomId();
      const session = { id: adopted.own, userId: adopted.userId, expiresAt: clock.now() + sessionMs };
      store.sessions.prune(clock.now());
      store.transaction(() => store.sessions.insert(session));
    }
    const own = new URLSearchParams(query);
    own.set('token', adopted.own);
    return own;
  }
}
