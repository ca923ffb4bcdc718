import type { Translated } from '../messages.ts';
import type zh from '../zh/frame.ts';

export default {
  otherContract:
    'この管理画面（API {{console}}）とサービス（API {{backend}}）のバージョンが異なります。一部の機能が使えないことがあるため、技術担当者にご連絡ください。',
  announcing: {
    sound: '通知音',
    soundHelp: '新しいタスクが届いたら音を鳴らします',
    system: 'システム通知',
    systemHelp: 'ほかの画面で作業中に、新しいタスクをシステム通知で表示します',
    denied: 'ブラウザーが通知をブロックしています。サイトの設定で許可してください',
    unsupported: 'このブラウザーまたはアドレス（https 以外）ではシステム通知を使えません',
  },
  password: {
    user: 'ユーザー',
    given:
      '{{name}} さん、現在のパスワードは管理者が設定したものです。続けるには新しいパスワードに変更してください。',
    old: '現在のパスワード',
    new: '新しいパスワード',
    confirm: '新しいパスワード（確認）',
    changed: 'パスワードを変更しました',
    reset: 'パスワードを再設定しました',
    endsSessions: 'すべてのセッションが直ちに終了し、次回ログイン時にパスワードの変更が必要です',
  },
} satisfies Translated<typeof zh>;
