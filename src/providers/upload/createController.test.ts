import { HttpResponse, http } from 'msw';
import { expect, it, test } from 'vitest';
import { APPLET, buildHttp, failureOf } from '../../../tests/support/builders.ts';
import { network } from '../../../tests/support/network.ts';
import { createController } from './createController.ts';

const PATH = '/api/applet/editor/controller';
const file = new File(['x'.repeat(500)], '菜单.pdf', { type: 'application/pdf' });
const sent = { state: 'SUCCESS', url: '/files/file/1.pdf', title: '1.pdf', original: '菜单.pdf' };

function build(address = PATH) {
  const { session } = buildHttp('session-1');
  return { session, controller: createController({ address, origin: APPLET, session }) };
}

interface Asked {
  readonly search: string;
  readonly headers: Headers;
  readonly form: readonly (readonly [string, unknown])[];
}

/** Lets a controller answer; gives back what it is asked. */
function answer(respond: () => Response, at = `${APPLET}${PATH}`): readonly Asked[] {
  const asked: Asked[] = [];
  network.use(
    http.all(at, async ({ request }) => {
      const form = request.method === 'POST' ? [...(await request.formData())] : [];
      asked.push({ search: new URL(request.url).search, headers: request.headers, form });
      return respond();
    }),
  );
  return asked;
}

test.each([
  ['image', 'uploadimage'],
  ['video', 'uploadvideo'],
  ['audio', 'uploadvideo'],
  ['file', 'uploadfile'],
] as const)('E11 a %s is sent by %s, as the field upfile, with the session', async (kind, action) => {
  const asked = answer(() => HttpResponse.json(sent));
  expect(await build().controller.send(file, { kind })).toBe('/files/file/1.pdf');
  expect(asked[0]?.search).toBe(`?action=${action}`);
  expect(asked[0]?.headers.get('Login-Session')).toBe('session-1');
  expect(asked[0]?.form).toEqual([['upfile', expect.objectContaining({ name: '菜单.pdf', size: 500 })]]);
});

it('T1 a controller elsewhere is not shown the session, and its addresses lead to it', async () => {
  const asked = answer(() => HttpResponse.json(sent), 'https://edit.test/c.php');
  expect(await build('https://edit.test/c.php?app=7').controller.send(file, { kind: 'file' })).toBe(
    'https://edit.test/files/file/1.pdf',
  );
  expect(asked[0]?.headers.has('Login-Session')).toBe(false);
  expect(asked[0]?.search).toBe('?app=7&action=uploadfile');
});

test.each([
  ['a state of its own', () => HttpResponse.json({ state: '文件大小超出网站限制' }), '文件大小超出网站限制'],
  ['success in small letters', () => HttpResponse.json({ ...sent, state: 'success' }), 'success'],
  ['success without an address', () => HttpResponse.json({ state: 'SUCCESS' }), '上传错误'],
  ['no state', () => HttpResponse.json({ errcode: 0 }), '上传错误'],
  ['a page', () => new HttpResponse('<p>SUCCESS</p>', { headers: { 'Content-Type': 'text/html' } }), '上传错误'],
  ['nothing', () => new HttpResponse(null, { status: 204 }), '上传错误'],
  ['HTTP 500', () => HttpResponse.json({ errcode: 500 }, { status: 500 }), '上传错误'],
  ['no answer', () => HttpResponse.error(), '请求错误，请检查网络'],
])('E14 of %s the merchant reads %3$s', async (_, respond, sentence) => {
  answer(respond);
  expect(await failureOf(build().controller.send(file, { kind: 'file' }))).toMatchObject({ kind: 'upload', sentence });
});

it('T5 HTTP 403 ends the session', async () => {
  answer(() => HttpResponse.json({ errcode: 403 }, { status: 403 }));
  const { controller, session } = build();
  expect((await failureOf(controller.list('image', 0))).kind).toBe('forbidden');
  expect(session.get()).toBeNull();
});

it('U3 a file that is called off is silent', async () => {
  const stop = new AbortController();
  answer(() => {
    stop.abort();
    return HttpResponse.json(sent);
  });
  const failure = await failureOf(build().controller.send(file, { kind: 'file', signal: stop.signal }));
  expect(failure).toMatchObject({ kind: 'aborted', sentence: '' });
});

it('E11 pictures elsewhere are asked for at once; what failed has no address', async () => {
  const [one, two, three] = ['https://a.test/1.png', 'https://a.test/2.png', 'https://a.test/3.png'];
  const list = [
    { source: two, state: '非法 IP' },
    { source: one, state: 'SUCCESS', url: '/files/image/1.png' },
  ];
  const asked = answer(() => HttpResponse.json({ state: 'SUCCESS', list }));
  expect(await build().controller.capture([one, two, three])).toEqual([
    { source: one, url: '/files/image/1.png' },
    { source: two, url: undefined },
    { source: three, url: undefined },
  ]);
  expect(asked[0]?.search).toBe('?action=catchimage');
  expect(asked[0]?.form).toEqual([one, two, three].map((url) => ['source[]', url]));
});

it('E11 when none could be fetched nothing has changed', async () => {
  answer(() => HttpResponse.json({ state: 'ERROR', list: [] }));
  expect(await build().controller.capture(['https://a.test/1.png'])).toEqual([
    { source: 'https://a.test/1.png', url: undefined },
  ]);
});

it('E15 files are listed 20 a page', async () => {
  const list = [
    { url: '/files/image/7_%E9%A5%BA.png', mtime: 1_772_956_800, original: '饺子.png' },
    { url: '/files/image/%E9%A5%BA.png' },
    { mtime: 3 },
  ];
  const asked = answer(() => HttpResponse.json({ state: 'SUCCESS', list, start: 20, total: 43 }));
  expect(await build().controller.list('image', 20)).toEqual({
    files: [
      { url: '/files/image/7_%E9%A5%BA.png', name: '饺子.png', time: 1_772_956_800_000 },
      { url: '/files/image/%E9%A5%BA.png', name: '饺.png' },
    ],
    total: 43,
  });
  expect(asked[0]?.search).toBe('?action=listimage&start=20&size=20');
});

it('E15 where nothing was sent yet nothing is listed', async () => {
  answer(() => HttpResponse.json({ state: 'no match file', list: [], start: 0, total: 0 }));
  expect(await build().controller.list('file', 0)).toEqual({ files: [], total: 0 });
});
