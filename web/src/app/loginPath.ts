/** The address of the sign-in page that leads back to the wanted path. */
export const loginPath = (wanted: string) =>
  wanted === '/' || wanted === '/home' ? '/login' : `/login?redirect=${encodeURIComponent(wanted)}`;
