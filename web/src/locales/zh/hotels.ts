import { hotelCodes } from '#contracts/enums/hotels.ts';
import { hotelWords } from '#contracts/words/hotels.ts';

export default {
  ...hotelWords,
  codes: hotelCodes,
  roomTypes: '房型',
  adultsOnly: '{{adults}}成人',
  adultsAndChildren: '{{adults}}成人{{children}}儿童',
  hotelInfo: '酒店信息',
  place: '位置与电话',
  policy: '入住须知',
  content: '图文与设施',
  roomInfo: '房型信息',
  roomStock: '数量与加床',
  holdUntilHelp: '未付款的客房保留到几点',
  totalRoomsHelp: '全部实体客房的数量',
  depositHelp: '不收押金时填0',
  picturesHelp: '1-20张，其中一张为封面',
  roomPicturesHelp: '1-12张，第一张显示在列表中',
  roomFloorHelp: '例如 3-8层',
  roomCountHelp: '每天可售数量的上限',
  roomsExceed: '房型的房间数量合计{{sum}}间，超过酒店总房量{{total}}间',
  noHotel: '还没有启用的酒店，请先添加或启用酒店',
} as const;
