/** What staff do with an account, by the names in its `actions`. */
export type AccountMove = 'adjust' | 'lock' | 'unlock';
