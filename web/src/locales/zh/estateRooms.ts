import { estateRoomWords } from '#contracts/words/estateRooms.ts';

export default {
  ...estateRoomWords,
} as const;
