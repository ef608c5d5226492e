import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { uploadSign } from '#schemas/endpoints/uploads.ts';
import { limits } from '#schemas/limits.ts';
import { buildApplet } from '../support/buildApplet.ts';
import { startBucket } from '../support/startBucket.ts';
import { createDiskStore } from './createDiskStore.ts';
import { createS3Store } from './createS3Store.ts';
import { readBucket } from './readBucket.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const MP4 = Buffer.from('\0\0\0\x20ftypisom\0\0\0\0', 'latin1');
const picture = (size: number, fill = 1) => Buffer.concat([PNG, Buffer.alloc(size - PNG.length, fill)]);

const directory = await mkdtemp(join(tmpdir(), 'files-'));
afterAll(() => rm(directory, { recursive: true }));

const bucket = await startBucket();
afterAll(bucket.stop);

const stores = [
  { kind: 'on disk', applet: await buildApplet({ files: createDiskStore(directory) }) },
  {
    kind: 'in a bucket',
    applet: await buildApplet({ files: createS3Store(readBucket(bucket.url), () => new Date()) }),
  },
  { kind: 'in memory', applet: await buildApplet() },
];

describe.each(stores)('a file host $kind', ({ kind, applet }) => {
  async function sign(file_name: string, file_type: 1 | 2 | 3 = 1) {
    return (await applet.read(uploadSign, { file_name, file_type }, 'demo')).signature;
  }

  async function upload(
    path: string,
    bytes: Uint8Array<ArrayBuffer>,
    authorization: string,
    fields = { op: 'upload' },
  ) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('filecontent', new Blob([bytes]), 'whatever.exe');
    return (await applet.fetch(path, { method: 'POST', body, headers: { authorization } })).json();
  }

  it('U1 keeps a signed picture and gives it back to anyone, for ever', async () => {
    const bytes = picture(5000);
    const path = '/files/image/1772956800_%E9%A5%BA%E5%AD%90.png';
    const answer = await upload(path, bytes, await sign('1772956800_饺子.png'));
    expect(answer).toEqual({ message: 'SUCCESS', data: { source_url: path, resource_path: path } });
    const response = await applet.fetch(path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '5000',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox$/),
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  it('U1 takes a signature for the name without its time, and gives a video in pieces', async () => {
    const bytes = Buffer.concat([MP4, Buffer.alloc(3_000_000, 5)]);
    await upload('/files/video/12_clip.mp4', bytes, await sign('clip.mp4', 3));
    const response = await applet.fetch('/files/video/12_clip.mp4', { headers: { range: 'bytes=4-11' } });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 4-11/3000016']);
    expect(await response.text()).toBe('ftypisom');
    const beyond = await applet.fetch('/files/video/12_clip.mp4', { headers: { range: 'bytes=3000016-' } });
    expect(beyond.status).toBe(416);
  });

  it('U1 never changes a file under a name it has given', async () => {
    const signature = await sign('same.png');
    await upload('/files/image/1_same.png', picture(100, 1), signature);
    const { data } = await upload('/files/image/1_same.png', picture(100, 2), signature);
    expect(data.source_url).toMatch(/^\/files\/image\/1_same-[0-9a-f]{8}\.png$/);
    const first = await applet.fetch('/files/image/1_same.png');
    expect(Buffer.from(await first.arrayBuffer())).toEqual(picture(100, 1));
  });

  it('U2 refuses a signature that is missing, forged, over, or for another file', async () => {
    const refused = { message: '签名无效或已过期' };
    const signature = await sign('1_a.png');
    expect(await upload('/files/image/1_a.png', picture(100), '')).toEqual(refused);
    expect(await upload('/files/image/1_a.png', picture(100), `9999999999.${'0'.repeat(64)}`)).toEqual(refused);
    expect(await upload('/files/image/1_b.png', picture(100), signature)).toEqual(refused);
    expect(await upload('/files/video/1_a.png', MP4, signature)).toEqual(refused);
    expect(await upload('/files/script/1_a.png', picture(100), signature)).toEqual(refused);
    applet.advance(601_000);
    expect(await upload('/files/image/1_a.png', picture(100), signature)).toEqual(refused);
    expect((await applet.fetch('/files/image/1_a.png')).status).toBe(404);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that may carry scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a video', MP4],
    ['nothing', Buffer.alloc(0)],
    ['too few bytes to tell', PNG],
  ])('U2 refuses %s as a picture', async (_what, bytes) => {
    const answer = await upload('/files/image/1_x.png', bytes, await sign('1_x.png'));
    expect(answer).toEqual({ message: '不支持的文件类型' });
    expect((await applet.fetch('/files/image/1_x.png')).status).toBe(404);
  });

  it('K3 U2 refuses a picture that is light to send and heavy to show, and takes the largest a phone makes', async () => {
    const flat = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#c33' } })
        .png({ compressionLevel: 9 })
        .toBuffer();
    const [bomb, photo] = [await flat(50_001, 1000), await flat(50_000, 1000)];
    expect(bomb.length).toBeLessThan(limits.imageBytes);
    const send = async (bytes: Buffer) =>
      upload('/files/image/1_big.png', new Uint8Array(bytes), await sign('1_big.png'));
    expect(await send(bomb)).toEqual({ message: '图片超过 5000 万像素，请先缩小再上传' });
    expect((await applet.fetch('/files/image/1_big.png')).status).toBe(404);
    expect((await send(photo)).message).toBe('SUCCESS');
  });

  it('U2 takes a picture of the largest size and refuses one a byte larger', async () => {
    const signature = await sign('big.png');
    expect(await upload('/files/image/1_big.png', picture(limits.imageBytes), signature)).toMatchObject({
      message: 'SUCCESS',
    });
    const answer = await upload('/files/image/2_big.png', picture(limits.imageBytes + 1), signature);
    expect(answer).toEqual({ message: '文件过大' });
    expect((await applet.fetch('/files/image/2_big.png')).status).toBe(404);
  });

  it('U2 refuses an upload that is none', async () => {
    const refused = { message: '上传内容不完整' };
    const authorization = await sign('1_c.png');
    expect(await upload('/files/image/1_c.png', picture(100), authorization, { op: 'delete' })).toEqual(refused);
    const sent = (body: BodyInit, type?: string) =>
      applet.fetch('/files/image/1_c.png', {
        method: 'POST',
        body,
        headers: { authorization, ...(type ? { 'content-type': type } : {}) },
      });
    expect(await (await sent(new FormData())).json()).toEqual(refused);
    expect(await (await sent('op=upload')).json()).toEqual(refused);
    const part = 'content-disposition: form-data; name=';
    const cutShort = `--x\r\n${part}"op"\r\n\r\nupload\r\n--x\r\n${part}"filecontent"; filename="c"\r\n\r\n`;
    for (const size of [10, 100, 300_000]) {
      const body = new Blob([cutShort, picture(size)]);
      expect(await (await sent(body, 'multipart/form-data; boundary=x')).json()).toEqual(refused);
    }
    expect((await applet.fetch('/files/image/1_c.png')).status).toBe(404);
  });

  it('U1 a name cannot lead out of its folder', async () => {
    const name = '../../../etc/passwd';
    const answer = await upload(`/files/image/${encodeURIComponent(name)}`, picture(100), await sign(name));
    expect(answer.data.source_url).toBe('/files/image/_.._.._etc_passwd');
    for (const path of ['..%2F..%2Fpackage.json', '%2E%2E%2Fincoming', '.%00', 'a%5Cb']) {
      expect((await applet.fetch(`/files/image/${path}`)).status).toBe(404);
    }
    expect((await applet.fetch('/files/incoming/x')).status).toBe(404);
  });

  it('leaves no draft behind', async () => {
    expect(kind === 'on disk' ? await readdir(join(directory, 'incoming')) : []).toEqual([]);
  });

  it('a picture is made small for a list, once it is asked for so', async () => {
    const drawn = await sharp({ create: { width: 1600, height: 900, channels: 3, background: 'tomato' } })
      .jpeg()
      .toBuffer();
    await upload('/files/image/1_red.jpg', new Uint8Array(drawn), await sign('red.jpg'));
    const [whole, small] = await Promise.all([
      applet.fetch('/files/image/1_red.jpg'),
      applet.fetch('/files/image/1_red.jpg?w=144'),
    ]);
    expect(whole.headers.get('content-type')).toBe('image/jpeg');
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect(small.headers.get('cache-control')).toContain('immutable');
    const { width, height } = await sharp(await small.arrayBuffer()).metadata();
    expect([width, height]).toEqual([limits.thumbnailPx, limits.thumbnailPx]);
  });

  it('a picture that cannot be made small is given as it is, and any other width too', async () => {
    await upload('/files/image/1_broken.png', picture(900), await sign('broken.png'));
    const asked = await applet.fetch('/files/image/1_broken.png?w=144');
    expect([asked.headers.get('content-type'), (await asked.arrayBuffer()).byteLength]).toEqual(['image/png', 900]);
    expect(applet.log.splice(0)).toEqual([expect.stringContaining('No thumbnail of image/1_broken.png')]);
    expect((await applet.fetch('/files/image/1_broken.png?w=20000')).headers.get('content-length')).toBe('900');
    expect((await applet.fetch('/files/image/nothing.png?w=144')).status).toBe(404);
  });
});

it('T1 only a session is given a signature', async () => {
  const [{ applet } = { applet: undefined }] = stores;
  expect((await applet?.ask(uploadSign, { file_name: 'a.png', file_type: 1 }))?.status).toBe(403);
  expect((await applet?.send(uploadSign, { file_name: 'a.png', file_type: '4' }, 'demo'))?.errmsg).toBe(
    '参数错误：file_type',
  );
});
