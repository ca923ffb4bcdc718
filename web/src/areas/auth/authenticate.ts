import { auth } from '#contracts/areas/auth.ts';
import { loginCredential, passwordHash } from '#contracts/credentials.ts';
import { call } from '../../api/client.ts';

/** Signs in in two steps (decision 1): requests a one-time code for the mobile number, then sends the double hash with that code. */
export async function authenticate(mobile: string, password: string) {
  const { code } = await call(auth.createByMobile, { body: { mobile } });
  const credential = loginCredential(passwordHash(password), code);
  return call(auth.login, { body: { mobile, code, credential } });
}
