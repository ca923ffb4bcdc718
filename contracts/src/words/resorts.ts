import { addWords } from '../words.ts';

/** What scenic spots word of their own. */
export const resortWords = addWords({
  sentences: {
    resortNameTaken: '该城市已存在同名景区',
    monthDay: '请输入正确的{label}，如04-01',
    seasonsOverlap: '开放季节不能重叠',
    closeBeforeOpen: '闭园时间必须晚于开园时间',
    lastEntryAfterClose: '停止入园时间不能晚于闭园时间',
    lastEntryBeforeOpen: '停止入园时间不能早于开园时间',
    hoursRange: '{label}范围为{a}-{b}小时，以半小时为单位',
  },
  labels: {
    resortName: '景区名称',
    scenicLevel: '级别',
    themes: '主题',
    resortPhone: '景区电话',
    seasons: '开放时间',
    seasonName: '季节名称',
    seasonStart: '开始月日',
    seasonEnd: '结束月日',
    openTime: '开园时间',
    closeTime: '闭园时间',
    lastEntryTime: '停止入园',
    playTime: '游玩时长',
    capacity: '日最大承载量',
    transport: '交通指南',
    notice: '游玩须知',
    concessions: '优待政策',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof resortWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof resortWords.labels, string> {}
}
