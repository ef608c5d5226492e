import { expect, test } from 'vitest';
import { checkImage } from './checkImage.ts';

test.each(['a.png', 'b.JPG', 'c.jpeg', 'd.gif', 'e.bmp', '桂花 糕.final.Png'])('E4 takes the picture %s', (name) => {
  expect(checkImage({ name })).toBeUndefined();
});

test.each(['报价.pdf', 'a.svg', 'png', 'a.png.exe', 'movie.mp4', ''])('E4 refuses the file %j by its name', (name) => {
  expect(checkImage({ name })).toContain(`「${name}」不是图片`);
});

test.each(['IMG_0001.HEIC', 'a.heif', 'a.avif'])('E4 whether %s can be sent its bytes will say', (name) => {
  expect(checkImage({ name })).toBeUndefined();
});
