import { expect, it, test, vi } from 'vitest';
import { AppletError } from '../http/AppletError.ts';
import { createNotifications } from './createNotifications.ts';

const endpoint = { method: 'POST', path: '/api/applet/merchant/product/del' };

function build() {
  const lines: string[] = [];
  const notifications = createNotifications((line) => lines.push(line));
  const told = vi.fn();
  const stop = notifications.subscribe(told);
  return {
    notifications,
    lines,
    told,
    stop,
    texts: () => notifications.get().map(({ type, text }) => `${type} ${text}`),
  };
}

it('T3 a failure is shown in its own words and goes to the log with its place', () => {
  const { notifications, lines, texts } = build();
  notifications.fail(new AppletError('refused', endpoint, { why: 'errcode 7.', sentence: '商品已下单' }));
  expect(texts()).toEqual(['error 商品已下单']);
  expect(lines).toEqual(['Failed to call POST /api/applet/merchant/product/del: errcode 7.']);
});

it('U4 a picture that cannot be sent is told of, and is no fault for the log', () => {
  const { notifications, lines, texts } = build();
  notifications.fail(new AppletError('unfit', endpoint, { why: 'a HEIC.', sentence: '请先转成 JPEG' }));
  expect([texts(), lines]).toEqual([['error 请先转成 JPEG'], []]);
});

it('T7 one failure raises one notice, however many layers pass it on', () => {
  const { notifications, lines, texts, told } = build();
  const failure = new AppletError('http', endpoint, { why: 'HTTP 500.', status: 500 });
  notifications.fail(failure);
  notifications.fail(failure);
  notifications.fail(failure, (reason) => `又一次：${reason}`);
  expect(texts()).toEqual(['error 服务器错误，请稍后再试']);
  expect(lines).toHaveLength(1);
  expect(told).toHaveBeenCalledOnce();
});

it('T7 two failures with the same words stand as one notice', () => {
  const { notifications, texts } = build();
  notifications.fail(new AppletError('http', endpoint, { why: 'HTTP 500.' }));
  notifications.fail(new AppletError('http', endpoint, { why: 'HTTP 502.' }));
  expect(texts()).toEqual(['error 服务器错误，请稍后再试']);
});

test.each(['forbidden', 'aborted'] as const)('T5 T9 a failure of kind %s is silent', (kind) => {
  const { notifications, lines, texts, told } = build();
  notifications.fail(new AppletError(kind, endpoint, { why: '' }));
  expect([texts(), lines]).toEqual([[], []]);
  expect(told).not.toHaveBeenCalled();
});

it('G7 the reason is told within a sentence of the form', () => {
  const { notifications, texts } = build();
  notifications.fail(
    new AppletError('refused', endpoint, { why: '', sentence: '库存不足' }),
    (reason) => `商品信息更新失败：${reason}`,
  );
  expect(texts()).toEqual(['error 商品信息更新失败：库存不足']);
});

test.each([['a text'], [undefined], [{ message: '秘密' }]])(
  'what is thrown and is no error (%j) is told as a failure of the server',
  (thrown) => {
    const { notifications, texts, lines } = build();
    notifications.fail(thrown);
    expect(texts()).toEqual(['error 服务器错误，请稍后再试']);
    expect(lines).toEqual([]);
  },
);

it('what went well before gives way to what is said next, a failure stays', () => {
  const { notifications, texts } = build();
  notifications.open('success', '保存成功');
  notifications.open('error', '上传失败');
  notifications.open('success', '删除成功');
  notifications.open('info', '已复制');
  expect(texts()).toEqual(['error 上传失败', 'info 已复制']);
});

it('a notice is closed by itself, and nobody else', () => {
  const { notifications, texts } = build();
  notifications.open('error', '一');
  notifications.open('error', '二');
  const [first] = notifications.get();
  notifications.close(first?.id ?? 0);
  notifications.close(999);
  expect(texts()).toEqual(['error 二']);
});

it('whoever has stopped listening hears nothing more', () => {
  const { notifications, told, stop } = build();
  stop();
  notifications.open('info', '你好');
  expect(told).not.toHaveBeenCalled();
});

it('what can be taken back stays beside what is said next', () => {
  const { notifications, texts } = build();
  notifications.open('success', '已下架商品', { label: '撤销', run: () => {} });
  notifications.open('success', '保存成功');
  notifications.open('success', '已下架商品');
  expect(texts()).toEqual(['success 已下架商品', 'success 已下架商品']);
  expect(notifications.get().map(({ action }) => action?.label)).toEqual(['撤销', undefined]);
});

it('only the newest thing can be taken back, so that nobody has to guess which one is meant', () => {
  const { notifications, texts } = build();
  notifications.open('success', '已下架商品', { label: '撤销', run: () => {} });
  notifications.open('error', '上传失败');
  notifications.open('success', '顺序已保存', { label: '撤销', run: () => {} });
  expect(texts()).toEqual(['error 上传失败', 'success 顺序已保存']);
});

it('something done is taken back once: the notice goes, a second press does nothing', () => {
  const { notifications, texts } = build();
  const run = vi.fn(() => expect(texts()).toEqual([]));
  notifications.open('success', '已下架商品', { label: '撤销', run });
  const [notice] = notifications.get();
  notice?.action?.run();
  notice?.action?.run();
  expect(run).toHaveBeenCalledOnce();
});

it('what has run out cannot be taken back', () => {
  const { notifications } = build();
  const run = vi.fn();
  notifications.open('success', '已下架商品', { label: '撤销', run });
  const [notice] = notifications.get();
  notifications.close(notice?.id ?? 0);
  notice?.action?.run();
  expect(run).not.toHaveBeenCalled();
});

it('N11 code that is called off because the page is being left is nothing to tell of; any other failure is', () => {
  const logged: string[] = [];
  const notifications = createNotifications(
    (line) => logged.push(line),
    () => true,
  );
  notifications.fail(new TypeError('error loading dynamically imported module: /assets/a.js'));
  expect([notifications.get(), logged]).toEqual([[], []]);
  notifications.fail(new Error('Failed to draw.'));
  expect(notifications.get()).toHaveLength(1);
});
