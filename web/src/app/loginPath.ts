/** The address of the sign-in page that returns to the wanted path afterwards. */
export const loginPath = (wanted: string) => `/login?redirect=${encodeURIComponent(wanted)}`;
