import type { Translated } from '../messages.ts';
import type zh from '../zh/shell.ts';

export default {
  greeting: 'こんにちは、{{name}}さん',
  accountMenu: 'アカウントメニュー',
  changePassword: 'パスワードの変更',
  resetPassword: 'パスワードの再設定',
  logOut: 'ログアウト',
  language: '言語',
  theme: 'ライト／ダークの切り替え',
  openMenu: 'メニューを開く',
  closeMenu: 'メニューを閉じる',
  mainMenu: 'メインメニュー',
  subMenu: 'サブメニュー',
  breadcrumb: 'パンくずリスト',
  search: 'ページ・データ・操作を検索',
  searchHint: '検索 Ctrl+K',
  skipToContent: 'メインコンテンツへ移動',
  offline: '接続が切れています。入力内容は保持され、復旧すると自動的に再開します。',
  waiting: '未処理 {{count}} 件',
  newVersion: {
    told: '新しいバージョンがあります。次のページを開くと適用されます。',
    take: '今すぐ更新',
    unsaved: '保存されていない入力があります。保存してから更新してください',
  },
  tickets: 'チケット確認',
  announcing: '新着タスクの通知',
  signIn: {
    title: 'ログイン',
    subtitle: '管理コンソール',
    mobile: '携帯電話番号',
    password: 'パスワード',
    mobilePlaceholder: '携帯電話番号を入力してください',
    passwordPlaceholder: 'パスワードを入力してください',
    submit: 'ログイン',
    showPassword: 'パスワードを表示',
    hidePassword: 'パスワードを隠す',
  },
  pages: {
    notFound: 'ページが見つかりません',
    notFoundHint: 'アドレスが間違っているか、ページが削除された可能性があります。',
    forbidden: 'アクセス権限がありません',
    forbiddenPage: 'アクセス権限がありません：{{page}}',
    forbiddenHint: 'このページを表示する権限がありません。必要な場合は管理者にお問い合わせください。',
    goHome: 'ホームへ戻る',
    crashed: 'ページでエラーが発生しました',
    crashedHint:
      '入力内容は失われません。再試行しても解決しない場合は、テクニカルサポートにお問い合わせください。',
    chunkFailed: 'ページを読み込めませんでした',
    chunkFailedHint:
      'ネットワークが切断されたか、システムが更新された可能性があります。接続を確認して再試行してください。',
  },
} satisfies Translated<typeof zh>;
