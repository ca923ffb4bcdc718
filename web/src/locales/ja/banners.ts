import type { Translated } from '../messages.ts';
import type zh from '../zh/banners.ts';

export default {
  jumpType: 'リンク種別',
  target: 'リンク先のパス／名称',
  targetState: 'リンク先の状態',
  targetThere: '公開中',
  add: 'バナーを追加',
  addedAt: '追加しました。並び順により{{page}}ページ目にあります',
  edit: 'バナーを編集',
  product: '商品名',
  quickPick: 'クイック選択',
  pages: {
    home: 'ホーム',
    memberCenter: '会員センター',
    benefit: '会員特典',
    activity: 'イベント一覧',
    estateHome: '不動産ホーム',
    estateList: 'プロジェクト一覧',
    recommend: '紹介特典',
    placeList: 'チケット一覧',
    hotelList: 'ホテル一覧',
    minsuList: '民宿一覧',
  },
} satisfies Translated<typeof zh>;
