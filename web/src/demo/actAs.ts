import { session, signIn } from '../api/session.ts';
import { authenticate } from '../areas/auth/authenticate.ts';
import { control, type Persona } from './control.ts';

/** Signs in as a persona and opens his home page anew, so that nothing of the one before is left. */
export async function actAs({ mobile, password }: Persona) {
  signIn(await authenticate(mobile, password));
  location.assign('/home');
}

/**
 * Changes the data under the feet of whoever is signed in: he is signed in again, for his session was among them, and the
 * page shows the new state. Where his password is not known, the sign-in page follows.
 */
export async function changeData(path: string, body: unknown) {
  await control('POST', path, body);
  const personas = await control<Persona[]>('GET', 'personas');
  const self = personas.find(({ id }) => id === session().user?.id);
  if (self?.password && self.enabled === 1) signIn(await authenticate(self.mobile, self.password));
  location.reload();
}
