import type { Translated } from '../messages.ts';
import type zh from '../zh/trade.ts';

export default {
  ticketCount: '{{n}}枚',
  roomNights: '{{rooms}}室×{{nights}}泊',
  houseNights: '{{rooms}}棟×{{nights}}泊',
  neverRefunded: 'キャンセル不可、返金なし',
  freeUntilUse: '未使用ならいつでも手数料なしで返金可',
  freeUntilArrival: 'チェックイン前ならいつでも無料キャンセル可',
  freeUntil: '{{deadline}}まで無料キャンセル可、{{late}}',
  onUseDay: '利用当日の{{time}}',
  onArrivalDay: 'チェックイン当日の{{time}}',
  beforeUse: '利用日の{{days}}日前の{{time}}',
  beforeArrival: 'チェックインの{{days}}日前の{{time}}',
  thenRate: '以降は{{rate}}の手数料',
  thenFirstNight: '以降は1泊目の料金を申し受けます',
  thenAll: '以降は返金なし',
  wholeOnly: '{{rule}}。返金は注文全体のみ',
  ruledFree: '加盟店の未確定・拒否またはシステムによる返金のため手数料なし',
  ruledAnyTime: 'いつでも返金可のため手数料なし',
  ruledInTime: '無料キャンセル期限{{deadline}}前のため手数料なし',
  ruledLateRate: '無料キャンセル期限{{deadline}}を過ぎたため{{rate}}の手数料',
  ruledFirstNight: '無料キャンセル期限{{deadline}}を過ぎたため1泊目の料金を差し引き',
  ruledLateAll: '無料キャンセル期限{{deadline}}を過ぎたため規定により返金なし',
  ruledNever: 'キャンセル不可の商品のため、プラットフォームの特別承認で返金',
  ruledStayed: 'チェックイン済みのため未宿泊分のみ手数料なしで返金',
} satisfies Translated<typeof zh>;
