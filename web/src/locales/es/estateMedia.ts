import type { Messages, Translated } from '../messages.ts';

export default {
  imagesByKind: 'Imágenes por tipo',
  imageName: 'Nombre de la imagen',
  imagesHelp: 'De todas las imágenes, exactamente una es la portada; una licencia no puede serlo',
  videosInOrder: 'Lista de vídeos',
  addVideo: 'Añadir un vídeo',
  video: 'Vídeo {{n}}',
  noVideos: 'Todavía no hay vídeos; se pueden añadir hasta 10',
} as const satisfies Translated<Messages['estateMedia']>;
