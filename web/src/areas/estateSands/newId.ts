import { randomId } from '../../api/randomId.ts';

/** The id of a new sand table or point until it is saved; the server gives it one of its own. */
export const newId = (): string => `new-${randomId()}`;
