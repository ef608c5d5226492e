import { HttpResponse, http } from 'msw';
import { expect, it, test } from 'vitest';
import { uploadSign } from '#schemas/endpoints/uploads.ts';
import { buildHttp, content, failureOf, serve } from '../../../tests/support/builders.ts';
import { fakeClock } from '../../../tests/support/fakeClock.ts';
import { network } from '../../../tests/support/network.ts';
import { createFileHost } from './createFileHost.ts';
import { createUpload } from './createUpload.ts';

const HOST = 'https://files.test';
const START = 1_772_928_000_000;
const arrived = { message: 'SUCCESS', data: { source_url: 'https://cdn.test/a.png' } };

interface Received {
  readonly path: string;
  readonly headers: Headers;
  readonly op: unknown;
  readonly file: File;
}

/** Lets the file host answer; gives back what it is sent. */
function serveFiles(answer: (nth: number) => Response = () => HttpResponse.json(arrived)): readonly Received[] {
  const received: Received[] = [];
  network.use(
    http.post(`${HOST}/*`, async ({ request }) => {
      const form = await request.formData();
      const file = form.get('filecontent');
      if (!(file instanceof File)) throw new Error('Failed to receive: there is no file in the form.');
      received.push({ path: new URL(request.url).pathname, headers: request.headers, op: form.get('op'), file });
      return answer(received.length);
    }),
  );
  return received;
}

function build(shrink?: (file: File) => Promise<File>) {
  const http = buildHttp('session-1');
  const clock = fakeClock(START);
  const fileHost = createFileHost(HOST, 'https://app.test');
  return { ...http, clock, upload: createUpload({ call: http.call, clock, fileHost, ...(shrink && { shrink }) }) };
}

const bytes = Uint8Array.from({ length: 1024 }, (_, index) => index % 256);
const picture = new File([bytes], 'a.png', { type: 'image/png' });

test.each([
  ['image', 1, '/image/1772928000000_a.png'],
  ['audio', 2, '/audio/1772928000000_a.png'],
  ['video', 3, '/video/1772928000000_a.png'],
] as const)('U1 a file of type %s is signed as %d and sent to %s', async (type, fileType, path) => {
  const signed = serve(uploadSign, () => content({ signature: 'sig' }));
  const received = serveFiles();
  expect(await build().upload(picture, { type })).toBe('https://cdn.test/a.png');
  expect(signed[0]?.url.search).toBe(`?file_name=1772928000000_a.png&file_type=${fileType}`);
  expect(received[0]?.path).toBe(path);
});

it('U1 the file arrives whole, by its name, beside op=upload', async () => {
  serve(uploadSign, () => content({ signature: 'sig' }));
  const received = serveFiles();
  await build().upload(picture, { type: 'image' });
  expect(received[0]).toMatchObject({ op: 'upload', file: { name: 'a.png', size: 1024 } });
  expect(new Uint8Array((await received[0]?.file.arrayBuffer()) ?? [])).toEqual(bytes);
  expect(received[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; ?boundary=/);
});

it('T1 U1 the signature goes along as it is, the session does not', async () => {
  const signed = serve(uploadSign, () => content({ signature: 'q-sign=abc/+=&x 1' }));
  const received = serveFiles();
  await build().upload(picture, { type: 'image' });
  expect(received[0]?.headers.get('Authorization')).toBe('q-sign=abc/+=&x 1');
  expect(received[0]?.headers.has('Login-Session')).toBe(false);
  expect(signed[0]?.headers.get('Login-Session')).toBe('session-1');
});

test.each([
  ['商品 图.png', '/image/1772928000000_%E5%95%86%E5%93%81%20%E5%9B%BE.png'],
  ['a/b?c#d.png', '/image/1772928000000_a%2Fb%3Fc%23d.png'],
  ['../../x.png', '/image/1772928000000_..%2F..%2Fx.png'],
])('U1 the name %s stays one part of the path', async (name, path) => {
  const signed = serve(uploadSign, () => content({ signature: 'sig' }));
  const received = serveFiles();
  await build().upload(new File(['x'], name), { type: 'image' });
  expect(received[0]?.path).toBe(path);
  expect(signed[0]?.url.searchParams.get('file_name')).toBe(`1772928000000_${name}`);
});

test.each([
  ['source_url', { message: 'SUCCESS', data: { source_url: 'https://cdn.test/x.png' } }, 'https://cdn.test/x.png'],
  ['resource_path', { message: 'SUCCESS', data: { resource_path: '/125/shop/gz/image/x.png' } }, '/image/x.png'],
])('U2 success gives back the address by %s', async (_, answer, address) => {
  serve(uploadSign, () => content({ signature: 'sig' }));
  serveFiles(() => HttpResponse.json(answer));
  expect(await build().upload(picture, { type: 'image' })).toBe(address);
});

test.each([
  ['another word', () => HttpResponse.json({ ...arrived, message: 'ERROR_SIGN' })],
  ['success in small letters', () => HttpResponse.json({ ...arrived, message: 'success' })],
  ['success without an address', () => HttpResponse.json({ message: 'SUCCESS', data: {} })],
  ['success without data', () => HttpResponse.json({ message: 'SUCCESS' })],
  ['a list', () => HttpResponse.json(['SUCCESS'])],
  ['a page', () => new HttpResponse('<p>SUCCESS</p>', { headers: { 'Content-Type': 'text/html' } })],
  ['nothing', () => new HttpResponse(null, { status: 204 })],
  ['HTTP 403', () => new HttpResponse(null, { status: 403 })],
  ['HTTP 500', () => HttpResponse.json({ message: 'FAILED' }, { status: 500 })],
  ['no answer', () => HttpResponse.error()],
])('U2 of %s a picture failed to be sent, and the session stays', async (_, answer) => {
  serve(uploadSign, () => content({ signature: 'sig' }));
  serveFiles(answer);
  const { upload, session } = build();
  expect(await failureOf(upload(picture, { type: 'image' }))).toMatchObject({
    kind: 'upload',
    sentence: '图片上传失败',
  });
  expect(session.get()).toBe('session-1');
});

test.each(['audio', 'video'] as const)('U2 a failed %s is told as 上传失败', async (type) => {
  serve(uploadSign, () => content({ signature: 'sig' }));
  serveFiles(() => HttpResponse.json({ message: 'NO' }));
  expect((await failureOf(build().upload(picture, { type }))).sentence).toBe('上传失败');
});

test.each([
  ['is empty', () => content({ signature: '' }), 'upload', '图片上传失败'],
  ['is missing', () => content(), 'upload', '图片上传失败'],
  ['is refused', () => content({ errcode: 5, errmsg: '没有上传权限' }), 'refused', '没有上传权限'],
])('U1 when the signature %s nothing is sent', async (_, answer, kind, sentence) => {
  serve(uploadSign, answer);
  const received = serveFiles();
  expect(await failureOf(build().upload(picture, { type: 'image' }))).toMatchObject({ kind, sentence });
  expect(received).toHaveLength(0);
});

it('U3 a retry signs anew', async () => {
  const signed = serve(uploadSign, (nth) => content({ signature: `sig-${nth}` }));
  const received = serveFiles((nth) => HttpResponse.json(nth === 1 ? { message: 'EXPIRED' } : arrived));
  const { upload, clock } = build();
  await failureOf(upload(picture, { type: 'image' }));
  await clock.advance(5000);
  await upload(picture, { type: 'image' });
  expect(received.map(({ headers }) => headers.get('Authorization'))).toEqual(['sig-1', 'sig-2']);
  expect(signed.map(({ url }) => url.searchParams.get('file_name'))).toEqual([
    '1772928000000_a.png',
    '1772928005000_a.png',
  ]);
});

it('U3 tells how much has been sent, up to all of it', async () => {
  serve(uploadSign, () => content({ signature: 'sig' }));
  serveFiles();
  const parts: number[] = [];
  await build().upload(picture, { type: 'image', onProgress: (sent) => parts.push(sent) });
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.at(-1)).toBe(1);
  expect(parts.every((part) => part >= 0 && part <= 1)).toBe(true);
});

it('U3 an upload that is called off is silent', async () => {
  serve(uploadSign, () => content({ signature: 'sig' }));
  const controller = new AbortController();
  serveFiles(() => {
    controller.abort();
    return HttpResponse.json(arrived);
  });
  expect(await failureOf(build().upload(picture, { type: 'image', signal: controller.signal }))).toMatchObject({
    kind: 'aborted',
    sentence: '',
  });
});

it('U3 one that is called off before is neither signed nor sent', async () => {
  const signed = serve(uploadSign, () => content({ signature: 'sig' }));
  const received = serveFiles();
  expect((await failureOf(build().upload(picture, { type: 'image', signal: AbortSignal.abort() }))).kind).toBe(
    'aborted',
  );
  expect([signed.length, received.length]).toEqual([0, 0]);
});

it('U4 pictures are shrunk first, other files are not', async () => {
  serve(uploadSign, () => content({ signature: 'sig' }));
  const received = serveFiles();
  const { upload } = build(async (file) => new File(['small'], file.name.replace('.png', '.jpg')));
  await upload(picture, { type: 'image' });
  await upload(picture, { type: 'video' });
  expect(received.map(({ path, file }) => [path, file.size])).toEqual([
    ['/image/1772928000000_a.jpg', 5],
    ['/video/1772928000000_a.png', 1024],
  ]);
});
