import { session, signIn } from '../api/session.ts';
import { control, type Persona } from './control.ts';

async function enter({ mobile, password }: Persona) {
  // Not with the sign-in page, which loads it by itself.
  const { authenticate } = await import('../areas/auth/authenticate.ts');
  signIn(await authenticate(mobile, password));
}

/** Signs in as a persona and loads his home page anew, so that no state of the previous user is left. */
export async function actAs(persona: Persona) {
  await enter(persona);
  location.assign('/home');
}

/**
 * Replaces the demo data through the control plane. The user's session is part of the data, so he is signed in again and the page reloads. If his
 * password is not known, the sign-in page follows.
 */
export async function changeData(path: string, body: unknown) {
  await control('POST', path, body);
  const personas = await control<Persona[]>('GET', 'personas');
  const self = personas.find(({ id }) => id === session().user?.id);
  if (self?.password && self.enabled === 1) await enter(self);
  location.reload();
}
