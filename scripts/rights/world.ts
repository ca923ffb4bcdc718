import { auth } from '#contracts/areas/auth.ts';
import { loginCredential, passwordHash } from '#contracts/credentials.ts';
import { type AnyEndpoint, type DataOf, fillPath } from '#contracts/endpoint.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { type PersonaName, personaIds, personas as personasOf } from '#mock/control/personas.ts';
import { demoPassword } from '#mock/seed/users.ts';
import type { WireCall } from '#mock/wire/dispatch.ts';
import { createMock, type Mock } from '#mock/wire/mock.ts';
import type { Session } from '#web/api/session.ts';
import { testMoment } from '../../contracts/testing/moment.ts';

/** Who is asked for: a demo user as the console has him after his login. */
export interface Somebody {
  persona: PersonaName;
  /** Of the default role. */
  role: string;
  mobile: string;
  id: string;
  session: Session & { user: NonNullable<Session['user']> };
}

/** Thrown to end a transaction without keeping it. */
const takenBack = new Error('taken back');

/** The seeded mock in this process, without HTTP, which makes no difference to rights. */
export function openWorld() {
  const mock = createMock({ scale: 0.2, fixedNow: testMoment });
  const people = personasOf(mock.store);
  const everybody = Object.entries(personaIds).map(([persona, id]): Somebody => {
    const { mobile = '', roles = [] } = people.find((one) => one.id === id) ?? {};
    const role = roles.join('、');
    return { persona: persona as PersonaName, role, mobile, id, session: signIn(mock, mobile) };
  });

  /** Answers a call of somebody, and leaves the state as it was. */
  const ask = ({ id: userId }: Somebody, call: WireCall): Envelope => {
    const answers: Envelope[] = [];
    try {
      mock.store.transaction(() => {
        const expiresAt = mock.clock.now() + 60_000;
        const { id: token } = mock.store.sessions.insert({ id: mock.context.randomId(), userId, expiresAt });
        const query = new URLSearchParams(call.query);
        query.set('token', token);
        answers.push(mock.answer({ ...call, query }).envelope);
        throw takenBack;
      });
    } catch (error) {
      if (error !== takenBack) throw error;
    }
    const [answer] = answers;
    if (!answer) throw new Error(`no answer to ${call.path}`);
    return answer;
  };
  return { mock, everybody, ask };
}
export type World = ReturnType<typeof openWorld>;

/** A call as the console makes it, with its wrapper, under the caller's own unit. */
export function wireCall(
  { method, base, path, travel }: AnyEndpoint,
  { session }: Pick<Somebody, 'session'>,
  { id = '', query = {}, body }: { id?: string; query?: Record<string, string>; body?: unknown } = {},
): WireCall {
  const filled = fillPath(path, { belongId: session.user.belongId, id });
  const json = JSON.stringify(travel === 'data' ? { data: body ?? {} } : (body ?? {}));
  return {
    method,
    base,
    path: filled,
    query: new URLSearchParams(query),
    body: method === 'GET' ? '' : json,
  };
}

function signIn(mock: Mock, mobile: string): Somebody['session'] {
  const send = <E extends AnyEndpoint>({ method, base, path }: E, body: object): DataOf<E> =>
    mock.answer({ method, base, path, query: new URLSearchParams(), body: JSON.stringify(body) }).envelope
      .data as DataOf<E>;
  const { code } = send(auth.createByMobile, { mobile });
  const credential = loginCredential(passwordHash(demoPassword), code);
  const { token, userInfo, rightIds } = send(auth.login, { mobile, code, credential });
  return { token, user: userInfo, rights: new Set(rightIds), ended: undefined, preview: undefined };
}
