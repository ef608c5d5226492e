import { limits } from './limits.ts';

const MEGABYTE = 1_000_000;
const TENTHS = 10;

/** Never less than it is: what is a byte too large does not read as large as the limit. */
const megabytes = (bytes: number): string => `${Math.ceil((bytes / MEGABYTE) * TENTHS) / TENTHS} MB`;
const most = `${Math.floor((limits.imageBytes / MEGABYTE) * TENTHS) / TENTHS} MB`;

/** Why a picture cannot be sent as it is, and what to do about it; in forms and articles alike. U4, E4 */
export const pictureMessages = {
  heic: (name: string) =>
    `「${name}」是 HEIC 格式，请先转成 JPEG：在 iPhone「设置 → 相机 → 格式」选「兼容性最佳」后重拍，或给照片截图再上传`,
  avif: (name: string) => `「${name}」是 AVIF 格式，请先转成 JPEG：用电脑打开它另存为 JPEG，或截图再上传`,
  movingAvif: (name: string) => `「${name}」是会动的 AVIF 图片，请先转成 GIF 或 WebP 再上传`,
  /** Shrunk it would stand still. */
  movingTooLarge: (name: string, bytes: number) =>
    `动图「${name}」有 ${megabytes(bytes)}，超过了 ${most}；缩小后它就不会动了，所以没有替你缩小。请先裁短或缩小尺寸再上传`,
} as const;
