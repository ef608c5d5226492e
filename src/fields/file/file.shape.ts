import { pathIn } from '../example.ts';
import type { KindShape } from '../KindShape.ts';
import type { FileField } from './file.ts';

export const fileShape: KindShape<FileField> = {
  says: '一个上传的文件，如音频：接口里是它的路径。',
  keys: {},
  example: "f.file({ label: '附件' })",
  sample: (_, seed) => pathIn('audio', 'mp3', seed),
};
