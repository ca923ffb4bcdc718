import type { Translated } from '../messages.ts';
import type zh from '../zh/memberGrades.ts';

export default {
  sentences: {
    gradeNameTaken: 'このランク名は既に存在します',
    gradeLevelTaken: 'このレベルは{name}が使用しています',
    gradeLevelLocked: 'このランクの会員がいるため、レベルは変更できません',
    thresholdAbove: '成長値は{name}の{n}より大きくしてください',
    thresholdBelow: '成長値は{name}の{n}より小さくしてください',
    discountRange: '割引は0.1〜10の範囲で入力してください（8.5は定価の85%）',
    defaultGradeKept: '既定のランクは無効化・削除できません',
    defaultGradeRequired: '先に別のランクを既定にしてください',
    defaultGradeLowest: '既定のランクはレベルが最も低いランクにしてください',
    gradeInUse: 'このランクの会員がいるため、削除できません',
  },
  labels: {
    gradeTitle: 'ランク名',
    gradeLevel: 'レベル',
    gradeIcon: 'アイコン',
    gradeCard: 'カード画像',
    growthThreshold: '必要な成長値',
    houseThreshold: '必要な住宅購入額',
    validMonths: '有効期間',
    placeDiscount: 'チケット割引',
    hotelDiscount: 'ホテル割引',
    houseDiscount: '民宿割引',
    pointRate: 'ポイント倍率',
    giftPoints: '到達時のポイント',
    gradeDescription: 'ランクの説明',
    isDefault: '既定のランク',
    newMembers: '今月の新規',
  },
} satisfies Translated<typeof zh>;
