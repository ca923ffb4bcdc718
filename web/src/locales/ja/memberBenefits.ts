import type { Translated } from '../messages.ts';
import type zh from '../zh/memberBenefits.ts';

export default {
  sentences: {
    benefitNameTaken: 'この特典名は既に存在します',
    benefitInUse: 'この特典は{n}個のランクで使用中のため、削除・無効化できません',
    benefitNotOffered: '特典が存在しないか無効です',
    benefitPlaceGone: '選択したホテル・民宿・商品が存在しないか無効です',
    benefitProductsRequired: 'チケット商品を選択してください',
  },
  labels: {
    benefitName: '特典名',
    benefitType: '特典の種類',
    benefitIcon: 'アイコン',
    benefitHotels: '対象ホテル',
    benefitMinsus: '対象民宿',
    benefitProducts: '対象チケット商品',
    benefitPlace: '名前',
    nightCap: '1泊あたりの上限',
    benefitDescription: '特典の説明',
    benefitRules: '利用規則',
    gradeCount: '使用ランク数',
  },
  codes: {
    benefitType: {
      10: '割引',
      20: '無料宿泊',
      30: '無料チケット',
      40: 'ポイント倍率',
      50: '誕生日特典',
      60: '優先予約',
      90: 'その他のサービス',
    },
  },
  basic: '基本情報',
  use: '利用条件',
  face: '価値',
  capOf: '1泊最大{{amount}}元',
  byGrade: 'ランクによる',
  everywhere: 'すべてのホテル・民宿',
  placeNo: '{{n}}件目',
  addHotel: 'ホテルを選択',
  addMinsu: '民宿を選択',
  addProduct: 'チケットを選択',
  everywhereHelp: 'ホテルも民宿も選ばない場合はすべてが対象です',
  where: '対象',
} satisfies Translated<typeof zh>;
