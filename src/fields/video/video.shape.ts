import { pathIn } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import type { VideoField } from './video.ts';

export const videoShape: KindShape<VideoField> = {
  says: '一段视频：上传后可以播放。',
  keys: {},
  example: "f.video({ label: '介绍视频' })",
  sample: (_, seed) => pathIn('video', 'mp4', seed),
};
