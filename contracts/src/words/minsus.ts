import { addWords } from '../words.ts';

/** What guesthouses and their rooms word of their own. */
export const minsuWords = addWords({
  sentences: {
    minsuNameTaken: '该城市已存在同名民宿',
    minsuHasRooms: '请先删除该民宿下的房源',
    minsuDisabled: '民宿已停用',
    minsuRoomNameTaken: '该民宿下已存在同名房源',
    quietTimeSame: '安静时间的开始和结束不能相同',
    wholeMinsuIsOne: '整套房源数量只能为1',
  },
  labels: {
    unitCount: '房间总数',
    roomKinds: '房源数',
    minsuName: '民宿名称',
    minsuType: '民宿类型',
    bookingPhone: '预订电话',
    hostName: '房东姓名',
    hostPhone: '房东电话',
    hostPicture: '房东头像',
    hostIntro: '房东介绍',
    selfCheckIn: '自助入住',
    features: '特色',
    houseRules: '房屋守则',
    quietStart: '安静开始时间',
    quietEnd: '安静结束时间',
    cleaningFee: '保洁费',
    minsu: '所属民宿',
    minsuRoomName: '房源名称',
    rentType: '出租方式',
    bedrooms: '卧室数',
    livingRooms: '客厅数',
    kitchens: '厨房数',
    bathrooms: '卫生间数',
    extraGuests: '最多加客',
    extraGuestPrice: '加客费',
    identicalUnits: '有多套相同房源',
    minNights: '最少入住',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof minsuWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof minsuWords.labels, string> {}
}
