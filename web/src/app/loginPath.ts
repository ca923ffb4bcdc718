/** The address of the sign-in page that leads back to the wanted path. */
export const loginPath = (wanted: string) => `/login?redirect=${encodeURIComponent(wanted)}`;
