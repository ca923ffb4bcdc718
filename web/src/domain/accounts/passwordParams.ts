/** In the address, as every dialog: `?password=1` changes one's own, `?resetPassword=<user id>` resets another's. */
export const ownPasswordParam = 'password';
export const resetPasswordParam = 'resetPassword';
