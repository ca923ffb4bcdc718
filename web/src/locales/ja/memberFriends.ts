import type { Translated } from '../messages.ts';
import type zh from '../zh/memberFriends.ts';

export default {
  sentences: {
    selfTaken: '本人の情報は既にあります',
    friendDocumentTaken: 'この証明書は追加済みです',
    tooManyFriends: '家族・友人は{n}名まで追加できます',
  },
  labels: {
    friendOf: '対象会員',
    friendName: '家族・友人の氏名',
    friendRelation: '続柄',
    friendRemark: '健康・食事の備考',
    friendEmergency: '緊急連絡先',
    ageGroup: '年齢区分',
  },
  codes: {
    relationType: {
      10: '本人',
      20: '配偶者',
      30: '親',
      40: '子',
      50: '兄弟姉妹',
      60: '友人',
      90: 'その他',
    },
    ageGroup: { 10: '大人', 20: '高齢者', 30: '子ども' },
  },
  addFriend: '家族・友人を追加',
  editFriend: '家族・友人を編集',
  emergencyContact: '緊急連絡先',
  emergencyNow: '現在の緊急連絡先：{{name}}（保存後はこの方に変わります）',
  ofIdCard: '身分証番号を入力すると自動入力されます',
} satisfies Translated<typeof zh>;
