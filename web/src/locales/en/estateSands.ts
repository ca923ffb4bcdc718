import type { Translated } from '../messages.ts';
import type zh from '../zh/estateSands.ts';

export default {
  sentences: {
    pointOutside: 'The point is outside the site model',
    buildingMarked: 'This building already has a point',
  },
  labels: {
    sands: 'site models',
    sandName: 'name of the site model',
    sandImage: 'picture of the site',
    sandPoints: 'points',
    sandPointKind: 'kind of point',
    pointName: 'name of the point',
    pointX: 'horizontal position',
    pointY: 'vertical position',
    pointNote: 'note on the point',
  },
} satisfies Translated<typeof zh>;
