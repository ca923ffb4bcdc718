import type { Messages, Translated } from '../messages.ts';

export default {
  imagesByKind: '種類別の画像',
  imageName: '画像名',
  imagesHelp: 'カバーは全画像の中で1枚だけ必要です。証明書類はカバーにできません',
  videosInOrder: '動画一覧',
  addVideo: '動画を追加',
  video: '動画 {{n}}',
  noVideos: '動画はまだありません。最大10件まで追加できます',
} as const satisfies Translated<Messages['estateMedia']>;
