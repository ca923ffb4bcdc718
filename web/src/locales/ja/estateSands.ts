import type { Translated } from '../messages.ts';
import type zh from '../zh/estateSands.ts';

export default {
  sentences: {
    pointOutside: 'ポイントが敷地模型の範囲外です',
    buildingMarked: 'この棟にはすでにポイントがあります',
  },
  labels: {
    sands: '敷地模型',
    sandName: '敷地模型の名称',
    sandImage: '敷地模型の画像',
    sandPoints: 'ポイント',
    sandPointKind: 'ポイントの種類',
    pointName: 'ポイントの名称',
    pointX: '横位置',
    pointY: '縦位置',
    pointNote: 'ポイントの説明',
  },
} satisfies Translated<typeof zh>;
