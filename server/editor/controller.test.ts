import { expect, it, test } from 'vitest';
import { controllerPath } from '#schemas/endpoints/controller.ts';
import { uploadSign } from '#schemas/endpoints/uploads.ts';
import { sessionKey } from '#schemas/limits.ts';
import { buildApplet, type Who } from '../support/buildApplet.ts';

const applet = await buildApplet();
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const MP4 = Buffer.from('\0\0\0\x20ftypisom\0\0\0\0', 'latin1');
const filled = (head: Buffer, size: number) => Buffer.concat([head, Buffer.alloc(size - head.length, 1)]);
const picture = filled(PNG, 500);

async function ask(action: string, init: RequestInit = {}, who: Who = 'demo') {
  const session = await applet.sessionOf(who);
  return applet.fetch(`${controllerPath}?action=${action}`, { ...init, headers: { [sessionKey]: session } });
}

async function upload(action: string, name: string, bytes: Uint8Array<ArrayBuffer>, who: Who = 'demo') {
  const body = new FormData();
  body.append('upfile', new Blob([bytes]), name);
  return (await ask(action, { method: 'POST', body }, who)).json();
}

test.each([
  ['uploadimage', '饺子.png', picture, 'image', 'image/png'],
  ['uploadvideo', 'a.mp4', filled(MP4, 3_000_000), 'video', 'video/mp4'],
  ['uploadvideo', 'a.mp3', filled(Buffer.from('ID3'), 500), 'audio', 'audio/mpeg'],
  ['uploadfile', '菜单.pdf', filled(Buffer.from('%PDF-1.7'), 500), 'file', 'application/pdf'],
])('E11 %s keeps %s and says where', async (action, name, bytes, folder, type) => {
  const said = await upload(action, name, bytes);
  expect(said).toEqual({
    state: 'SUCCESS',
    url: expect.stringMatching(`^/files/${folder}/\\d+_`),
    title: expect.stringMatching(new RegExp(`^\\d+_${name}$`)),
    original: name,
    type: `.${name.split('.')[1]}`,
    size: bytes.length,
  });
  const kept = await applet.fetch(said.url);
  expect(kept.headers.get('content-type')).toBe(type);
  expect(kept.headers.has('content-disposition')).toBe(folder === 'file');
  expect(Buffer.from(await kept.arrayBuffer()).equals(bytes)).toBe(true);
});

test.each([
  ['uploadimage', 'a.png', filled(PNG, 2_048_000), 'SUCCESS'],
  ['uploadimage', 'a.png', filled(PNG, 2_048_001), '文件大小超出网站限制'],
  ['uploadimage', 'a.pdf', filled(Buffer.from('%PDF-1.7'), 100), '文件类型不允许'],
  ['uploadimage', 'a.svg', filled(Buffer.from('<svg onload="x">'), 100), '文件类型不允许'],
  ['uploadimage', 'a.png', filled(Buffer.from('<script>alert(1)</script>'), 100), '文件类型不允许'],
  ['uploadimage', 'png', picture, '文件类型不允许'],
  ['uploadvideo', 'a.mp4', picture, '文件类型不允许'],
  ['uploadfile', 'a.exe', filled(Buffer.from('MZ'), 100), '文件类型不允许'],
  ['uploadfile', 'a.pdf', filled(Buffer.from('<!doctype html>'), 100), '文件类型不允许'],
])('E4 %s of %s answers %4$s', async (action, name, bytes, state) => {
  expect((await upload(action, name, bytes)).state).toBe(state);
});

it('E11 a drawing comes as base64', async () => {
  const body = new URLSearchParams({ upfile: filled(PNG, 1_000_000).toString('base64') });
  const said = await (await ask('uploadscrawl', { method: 'POST', body })).json();
  expect(said).toMatchObject({ state: 'SUCCESS', original: 'scrawl.png', type: '.png', size: 1_000_000 });
  const empty = await ask('uploadscrawl', { method: 'POST', body: new URLSearchParams() });
  expect(await empty.json()).toEqual({ state: '找不到上传文件' });
});

it('E11 what is no action, or holds no file, is said so', async () => {
  expect(await (await ask('config')).json()).toEqual({ state: '请求地址出错' });
  expect(await (await ask('uploadimage')).json()).toEqual({ state: '请求地址出错' });
  expect(await (await ask('listimage', { method: 'POST' })).json()).toEqual({ state: '请求地址出错' });
  const body = new FormData();
  body.append('upfile', 'not a file');
  expect(await (await ask('uploadimage', { method: 'POST', body })).json()).toEqual({ state: '找不到上传文件' });
});

test.each(['uploadimage', 'uploadscrawl', 'uploadvideo', 'uploadfile', 'catchimage', 'listimage', 'listfile'])(
  'T1 %s wants a session',
  async (action) => {
    const init = action.startsWith('list') ? {} : { method: 'POST', body: new FormData() };
    expect((await ask(action, init, { session: '' })).status).toBe(403);
  },
);

it('E15 files are listed newest first, 20 at a time, each merchant seeing their own', async () => {
  const rival = async (query: string) => (await ask(`listfile${query}`, {}, 'rival')).json();
  expect(await rival('')).toEqual({ state: 'no match file', list: [], start: 0, total: 0 });
  for (let at = 0; at < 25; at++) await upload('uploadfile', `${at}.txt`, Buffer.from('牛肉 12.50'), 'rival');
  const { list, ...told } = await rival('');
  expect(told).toEqual({ state: 'SUCCESS', start: 0, total: 25 });
  expect(list).toHaveLength(20);
  expect(list[0]).toEqual({
    url: expect.stringMatching('^/files/file/.*_24.txt$'),
    mtime: 1_772_956_800,
    original: '24.txt',
  });
  const rest = await rival('&start=20&size=20');
  expect(rest.list.map(({ original }: { original: string }) => original)).toEqual([
    '4.txt',
    '3.txt',
    '2.txt',
    '1.txt',
    '0.txt',
  ]);
  const demo = await (await ask('listfile', {}, 'demo')).json();
  expect(demo.list.map(({ original }: { original: string }) => original)).not.toContain('24.txt');
});

it('E15 what went over the signed host can be chosen again as well', async () => {
  const { signature } = await applet.read(uploadSign, { file_name: '7_糯米.png', file_type: 1 }, 'rival');
  const body = new FormData();
  body.append('op', 'upload');
  body.append('filecontent', new Blob([picture]), '糯米.png');
  const path = `/files/image/${encodeURIComponent('7_糯米.png')}`;
  await applet.fetch(path, { method: 'POST', body, headers: { authorization: signature } });
  const { list } = await (await ask('listimage', {}, 'rival')).json();
  expect(list).toEqual([{ url: path, mtime: 1_772_956_800, original: '糯米.png' }]);
});
