import { addWords } from '../words.ts';

/** What hotels, guesthouses and their rooms word alike. */
export const stayWords = addWords({
  sentences: {
    renovationBeforeOpening: '装修年份不能早于开业年份',
  },
  labels: {
    stayTimes: '入离时间',
    bedType: '床型',
    beds: '床铺',
    bedWidth: '床宽',
    bedCount: '床数',
    brand: '品牌',
    openYear: '开业年份',
    renovationYear: '装修年份',
    floors: '楼层数',
    totalRooms: '总房量',
    frontPhone: '前台电话',
    checkInTime: '入住时间',
    checkOutTime: '离店时间',
    holdUntil: '最晚保留',
    deposit: '押金',
    pets: '宠物',
    childPolicy: '儿童政策',
    extraBed: '加床',
    extraBedPrice: '加床价',
    foreignGuests: '外宾',
    payWays: '支付方式',
    roomArea: '面积',
    maxGuests: '可住人数',
    roomCount: '房间数量',
    pictureGroup: '图片分组',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof stayWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof stayWords.labels, string> {}
}
