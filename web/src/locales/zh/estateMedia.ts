/** Words of the screens 项目图片 and 项目视频. */
export default {
  imagesByKind: '各类图片',
  imageName: '图片名称',
  imagesHelp: '全部图片中须有且只有一张封面，证照不能作为封面',
  videosInOrder: '视频列表',
  addVideo: '添加视频',
  video: '视频 {{n}}',
  noVideos: '还没有视频，最多可添加 10 个',
} as const;
