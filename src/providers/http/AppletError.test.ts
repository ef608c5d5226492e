import { expect, it, test } from 'vitest';
import { AppletError, type FailureKind, sentenceOf } from './AppletError.ts';

const endpoint = { method: 'POST', path: '/api/applet/merchant/product/del' };

test.each<[FailureKind, string]>([
  ['request', '请求错误，请检查网络'],
  ['refused', '服务器错误，请稍后再试'],
  ['http', '服务器错误，请稍后再试'],
  ['contract', '服务器错误，请稍后再试'],
  ['upload', '上传失败'],
  ['forbidden', ''],
  ['aborted', ''],
])('T3 T4 T5 a failure of kind %s tells the merchant: %s', (kind, sentence) => {
  const error = new AppletError(kind, endpoint, { why: 'because.' });
  expect(error.sentence).toBe(sentence);
  expect(sentenceOf(error)).toBe(sentence);
});

it('T3 the reason of the applet is told before our own', () => {
  expect(new AppletError('refused', endpoint, { why: '', sentence: '商品已存在' }).sentence).toBe('商品已存在');
  expect(new AppletError('refused', endpoint, { why: '', sentence: '' }).sentence).toBe('服务器错误，请稍后再试');
});

it('tells the log what failed, and carries codes and cause', () => {
  const cause = new Error('socket');
  const error = new AppletError('refused', endpoint, { why: 'errcode 409.', errcode: 409, status: 200, cause });
  expect(error.message).toBe('Failed to call POST /api/applet/merchant/product/del: errcode 409.');
  expect(error).toMatchObject({ name: 'AppletError', errcode: 409, statusCode: 200, cause });
});

it.each([new Error('undefined is not a function'), 'a text', undefined, null])(
  'what is none of ours (%s) is told as a failure of the server',
  (error) => {
    expect(sentenceOf(error)).toBe('服务器错误，请稍后再试');
  },
);
