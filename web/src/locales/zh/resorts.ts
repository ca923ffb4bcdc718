import { resortCodes } from '#contracts/enums/resorts.ts';
import { resortWords } from '#contracts/words/resorts.ts';

export default {
  ...resortWords,
  codes: resortCodes,
  closedSeason: '闭园期',
  basicSection: '景区信息',
  placeSection: '景区位置与电话',
  visitSection: '开放与游览',
  pictureSection: '景区图文',
  visitorSection: '服务与须知',
  themesHelp: '最多选{{n}}个',
  playTimeHelp: '0.5-72，以半小时为单位；不填则不展示',
  season: '第{{n}}行开放时间',
  addSeason: '添加季节',
  seasonsHelp: '各季节不能重叠，可跨年（如 11-01 至 03-31）；不在任何季节内即闭园',
} as const;
