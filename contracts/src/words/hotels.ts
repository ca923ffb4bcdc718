import { addWords } from '../words.ts';

/** What hotels and their room types word of their own. */
export const hotelWords = addWords({
  sentences: {
    hotelNameTaken: '该城市已存在同名酒店',
    hotelHasRooms: '请先删除该酒店下的房型',
    hotelDisabled: '酒店已停用',
    hotelRoomNameTaken: '该酒店下已存在同名房型',
  },
  labels: {
    roomTypeCount: '房型数',
    hotelName: '酒店名称',
    starLevel: '星级',
    hotel: '所属酒店',
    hotelRoomName: '房型名称',
    roomFloor: '楼层',
    adults: '可住成人',
    children: '可住儿童',
    windowType: '窗户',
    smoking: '吸烟',
    internet: '宽带',
    bathroom: '卫浴',
    extraBeds: '可加床数',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof hotelWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof hotelWords.labels, string> {}
}
