import type { Messages, Translated } from '../messages.ts';

export default {
  imagesByKind: 'Pictures by kind',
  imageName: 'Name of the picture',
  imagesHelp: 'Of all pictures exactly one is the cover; a licence cannot be it',
  videosInOrder: 'List of videos',
  addVideo: 'Add a video',
  video: 'Video {{n}}',
  noVideos: 'There are no videos yet; at most 10 can be added',
} as const satisfies Translated<Messages['estateMedia']>;
