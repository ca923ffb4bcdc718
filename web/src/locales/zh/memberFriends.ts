import { memberFriendCodes } from '#contracts/enums/members.ts';
import { memberFriendWords } from '#contracts/words/memberFriends.ts';

export default {
  ...memberFriendWords,
  codes: memberFriendCodes,
} as const;
