import { HttpResponse, http } from 'msw';
import { expect, it, test } from 'vitest';
import { uploadSign } from '#schemas/endpoints/uploads.ts';
import { APPLET, buildHttp, content, failureOf, serve } from '../../../tests/support/builders.ts';
import { fakeClock } from '../../../tests/support/fakeClock.ts';
import { network } from '../../../tests/support/network.ts';
import { createController } from './createController.ts';
import { createEditorFiles } from './createEditorFiles.ts';
import { createFileHost } from './createFileHost.ts';
import { createUpload } from './createUpload.ts';
import { readEditorWay } from './readEditorWay.ts';

const HOST = 'https://files.test';
const fileOf = (name: string, size: number) => new File([new Uint8Array(size)], name);

interface Way {
  readonly uploads?: 'signed' | 'controller';
  readonly hasController?: boolean;
  readonly shrink?: (file: File) => Promise<File>;
}

function build({ uploads = 'signed', hasController = true, shrink }: Way = {}) {
  const { call, session } = buildHttp();
  const fileHost = createFileHost(HOST, APPLET);
  const upload = createUpload({ call, clock: fakeClock(0), fileHost });
  const controller = createController({ address: '/controller', origin: APPLET, session });
  return createEditorFiles({ upload, uploads, shrink, controller: hasController ? controller : undefined });
}

/** Both ways stand open; gives back by which a file came, and how large it was. */
function openBoth(message = 'SUCCESS'): readonly string[] {
  const came: string[] = [];
  serve(uploadSign, () => content({ signature: 'sig' }));
  network.use(
    http.post(`${HOST}/*`, async ({ request }) => {
      const file = (await request.formData()).get('filecontent');
      came.push(`host ${file instanceof File ? file.size : ''}`);
      return HttpResponse.json({ message, data: { source_url: 'https://cdn.test/a' } });
    }),
    http.post(`${APPLET}/controller`, async ({ request }) => {
      const file = (await request.formData()).get('upfile');
      came.push(`controller ${file instanceof File ? file.size : ''}`);
      return HttpResponse.json({ state: 'SUCCESS', url: '/files/a' });
    }),
  );
  return came;
}

test.each([
  ['signed', 'image', 'a.png', 'host 10'],
  ['signed', 'video', 'a.mp4', 'host 10'],
  ['signed', 'audio', 'a.mp3', 'host 10'],
  ['signed', 'file', 'a.pdf', 'controller 10'],
  ['controller', 'image', 'a.png', 'controller 10'],
  ['controller', 'video', 'a.mp4', 'controller 10'],
  ['controller', 'file', 'a.pdf', 'controller 10'],
] as const)('U1 E11 by the way %s a %s goes to the %4$s', async (uploads, kind, name, way) => {
  const came = openBoth();
  await build({ uploads }).upload(fileOf(name, 10), { kind });
  expect(came).toEqual([way]);
});

test.each([
  ['image', 'a.tiff', 10, '文件格式不允许'],
  ['image', 'a', 10, '文件格式不允许'],
  ['image', 'a.PNG', 2_048_001, '文件大小超出限制'],
  ['video', 'a.mp4', 102_400_001, '文件大小超出限制'],
  ['file', 'a.exe', 10, '文件格式不允许'],
  ['file', 'a.pdf', 51_200_001, '文件大小超出限制'],
] as const)('E4 a %s called %s of %d bytes is not sent: %s', async (kind, name, size, sentence) => {
  const came = openBoth();
  expect(await failureOf(build().upload(fileOf(name, size), { kind }))).toMatchObject({ kind: 'upload', sentence });
  expect(came).toEqual([]);
});

test.each([
  ['image', 'a.png', 2_048_000],
  ['file', 'a.PDF', 51_200_000],
] as const)('E4 a %s called %s of exactly the largest size is sent', async (kind, name, size) => {
  const came = openBoth();
  await build({ uploads: 'controller' }).upload(fileOf(name, size), { kind });
  expect(came).toEqual([`controller ${size}`]);
});

it('E4 what there is no way for is said before anything else', async () => {
  const sentence = '后端配置项没有正常加载，上传插件不能正常使用！';
  expect(await failureOf(build({ hasController: false }).upload(fileOf('a.exe', 10), { kind: 'file' }))).toMatchObject({
    sentence,
  });
});

test.each(['a.heic', 'a.HEIF'])(
  'E4 U4 a %s that cannot be read here is answered with how to turn it into a JPEG',
  async (name) => {
    const came = openBoth();
    const sentence = expect.stringMatching(`「${name}」是 HEIC 格式，请先转成 JPEG：在 iPhone「设置 → 相机 → 格式」`);
    expect(await failureOf(build().upload(fileOf(name, 10), { kind: 'image' }))).toMatchObject({ sentence });
    expect(came).toEqual([]);
  },
);

it('U4 a HEIC that the browser can read is sent as the JPEG it has become', async () => {
  const came = openBoth();
  await build({ shrink: async () => fileOf('a.jpg', 900) }).upload(fileOf('a.heic', 8_000_000), { kind: 'image' });
  expect(came).toEqual(['host 900']);
});

it('U4 a picture from a phone is shrunk first and measured then', async () => {
  const came = openBoth();
  await build({ shrink: async () => fileOf('a.jpg', 900) }).upload(fileOf('a.jpg', 8_000_000), { kind: 'image' });
  expect(came).toEqual(['host 900']);
});

it('E14 another word of the file host than SUCCESS is shown', async () => {
  openBoth('空间已满');
  expect((await failureOf(build().upload(fileOf('a.png', 10), { kind: 'image' }))).sentence).toBe('空间已满');
});

it('E14 an answer of the file host that cannot be read has its own sentence', async () => {
  serve(uploadSign, () => content({ signature: 'sig' }));
  network.use(http.post(`${HOST}/*`, () => new HttpResponse('<p>busy</p>')));
  expect((await failureOf(build().upload(fileOf('a.png', 10), { kind: 'image' }))).sentence).toBe('上传错误');
});

it('E11 without a controller nothing is captured or listed', () => {
  const files = build({ hasController: false });
  expect([files.capture, files.list]).toEqual([undefined, undefined]);
});

test.each([
  [{}, { controller: undefined, uploads: 'signed' }],
  [{ 'editor-controller': 'none' }, { controller: undefined, uploads: 'signed' }],
  [
    { 'editor-controller': '/c', 'editor-uploads': 'controller' },
    { controller: '/c', uploads: 'controller' },
  ],
] as const)('of a page that says %j the way is %j', (told: Readonly<Record<string, string>>, way) => {
  expect(readEditorWay((name) => told[name])).toEqual(way);
});
