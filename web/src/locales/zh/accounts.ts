import { accountWords } from '#contracts/words/accounts.ts';

export default { ...accountWords };
