import { expect, it } from 'vitest';
import { sniffType } from './sniffType.ts';

const bytes = (text: string) => Buffer.from(text.padEnd(16, '\x01'), 'latin1');

it.each([
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\x10\x20\x00\x00WEBPVP8 ', 'image/webp'],
  ['BM\x36\x00\x0c\x00\0\0\0\0', 'image/bmp'],
  ['ID3\x04', 'audio/mpeg'],
  ['RIFF\x10\x20\x00\x00WAVEfmt ', 'audio/wav'],
  ['OggS', 'audio/ogg'],
  ['\0\0\0\x20ftypM4A ', 'audio/mp4'],
  ['\0\0\0\x20ftypisom', 'video/mp4'],
  ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
  ['\x1a\x45\xdf\xa3', 'video/webm'],
  ['RIFF\x10\x20\x00\x00AVI LIST', 'video/x-msvideo'],
  ['FLV\x01', 'video/x-flv'],
  ['\0\0\x01\xba', 'video/mpeg'],
  ['.RMF\0\0', 'video/vnd.rn-realvideo'],
  ['\x30\x26\xb2\x75\x8e\x66\xcf\x11', 'video/x-ms-wmv'],
  ['CWS\x0a', 'video/x-shockwave-flash'],
  ['MThd', 'audio/midi'],
])('U1 knows %j', (start, type) => {
  expect(sniffType(bytes(start))).toBe(type);
});

it.each(['<svg xmlns=', '<!doctype html>', '%PDF-1.7', 'MZ', 'BMalloc', 'RIFF????XXXX', ''])(
  'U1 keeps no %j',
  (start) => {
    expect(sniffType(bytes(start))).toBeUndefined();
  },
);

it('U1 knows nothing from fewer bytes than it needs', () => {
  expect(sniffType(Buffer.from('\x89PN', 'latin1'))).toBeUndefined();
});

it('U1 an Ogg is sound or film by the folder it is meant for', () => {
  expect([sniffType(bytes('OggS'), 'audio'), sniffType(bytes('OggS'), 'video')]).toEqual(['audio/ogg', 'video/ogg']);
});
