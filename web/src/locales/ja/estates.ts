import type { Translated } from '../messages.ts';
import type zh from '../zh/estates.ts';

export default {
  sentences: {
    companyNameTaken: 'この会社名は既に存在します',
    companyInUse: 'プロジェクトまたはアカウントがあるため削除できません',
  },
  labels: {
    companyName: '会社名',
    shortName: '略称',
    cooperationStart: '提携開始日',
    cooperationEnd: '提携終了日',
    estateCount: 'プロジェクト数',
    userCount: 'アカウント数',
  },
  companyDetail: '会社の詳細',
  cooperation: '提携情報',
  disablesCompany: '無効にするとプロジェクトは選択できず、アカウントはログインできません',
} satisfies Translated<typeof zh>;
