import { minsuCodes } from '#contracts/enums/minsus.ts';
import { minsuWords } from '#contracts/words/minsus.ts';

/** Guesthouses and their rooms. */
export default {
  ...minsuWords,
  codes: minsuCodes,
  house: '民宿信息',
  hostSection: '房东信息',
  stay: '入住与守则',
  shown: '展示信息',
  rooms: '房源',
  houseRulesHelp: '未勾选的即为不允许',
  quietHelp: '可跨零点，如 22:00 至次日 07:00；两项一起填写或都留空',
  cleaningHelp: '0-1000 元，每单收取一次',
  letting: '出租信息',
  planSection: '户型与人数',
  identicalHelp: '勾选后房间数量可大于 1',
  plan: '户型',
  planOf: '{{bedrooms}}室{{livingRooms}}厅{{kitchens}}厨{{bathrooms}}卫',
  noMinsu: '还没有启用的民宿，请先添加或启用民宿',
} as const;
