/** Address parameters of the dialogs: `?password=1` changes one's own password, `?resetPassword=<user id>` resets another user's. */
export const ownPasswordParam = 'password';
export const resetPasswordParam = 'resetPassword';
