import type { Translated } from '../messages.ts';
import type zh from '../zh/accounts.ts';

export default {
  sentences: {
    mobileTaken: 'この携帯番号は既に登録されています',
    ownAccount: 'ログイン中のアカウントは停止も削除もできません',
    ownPassword: '自分のパスワードは「パスワード変更」から変更してください',
    userAbove: '自分より権限の多いユーザーは操作できません',
    roleMismatch: 'ロールがユーザーの種別と合いません',
    roleUnavailable: 'ロールが存在しないか停止中です',
    resourceForeign: 'この所属先のものではない担当リソースがあります',
    beyondOwnRights: '自分にない権限は付与できません',
    roleNameTaken: '同名のロールが既にあります',
    roleInUse: 'このロールのユーザーがいるため削除できません',
    rightUnknown: '権限が存在しません',
    merchantGlobalRight: '加盟店のロールに全体の権限は付与できません',
    companyGlobalRight: 'プロジェクトのロールに全体の権限は付与できません',
    oneScope: '権限ごとに選べるデータ範囲は一つです',
  },
  labels: {
    userName: '氏名',
    loginPassword: 'ログインパスワード',
    confirmPassword: 'パスワード（確認）',
    belongType: '所属種別',
    company: '所属会社',
    unit: '所属先',
    roles: 'ロール',
    resources: '担当リソース',
    roleName: 'ロール名',
    roleType: '対象種別',
    rights: '権限',
  },
} satisfies Translated<typeof zh>;
