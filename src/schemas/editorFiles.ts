import { imageExtensions, limits } from './limits.ts';

/** What an article holds that is sent from the merchant's machine. E1 */
export type EditorFileKind = 'image' | 'video' | 'audio' | 'file';

interface EditorFiles {
  /** What a merchant calls one. */
  readonly name: string;
  /** What the controller's `action` is called. E11 */
  readonly action: 'uploadimage' | 'uploadvideo' | 'uploadfile';
  /** In lower case, without the dot. */
  readonly extensions: readonly string[];
  /** The most bytes of one, as it is sent. E4 */
  readonly bytes: number;
}

const videoExtensions = 'mp4 webm mov m4v ogv ogg mkv avi flv swf rm rmvb mpeg mpg wmv'.split(' ');
const audioExtensions = ['mp3', 'wav', 'mid', 'm4a'];
const documentExtensions = 'rar zip tar gz 7z bz2 cab iso doc docx xls xlsx ppt pptx pdf txt md xml'.split(' ');

/** What may be put into an article, by kind: the old editor's lists, with what phones write today (webp, m4a, m4v). */
export const editorFiles: Readonly<Record<EditorFileKind, EditorFiles>> = {
  image: { name: '图片', action: 'uploadimage', extensions: imageExtensions, bytes: limits.imageBytes },
  video: { name: '视频', action: 'uploadvideo', extensions: videoExtensions, bytes: limits.videoBytes },
  audio: { name: '音频', action: 'uploadvideo', extensions: audioExtensions, bytes: limits.fileBytes },
  file: {
    name: '附件',
    action: 'uploadfile',
    extensions: [...documentExtensions, ...imageExtensions, ...videoExtensions, ...audioExtensions],
    bytes: limits.fileBytes,
  },
};

/** The word of success of controller and file host. U2, E11 */
export const UPLOADED = 'SUCCESS';

/** The ending of a file's name in lower case, without its dot; `''` when it has none. */
export const endingOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
