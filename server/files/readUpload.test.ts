import { expect, it, test } from 'vitest';
import { readUpload } from './readUpload.ts';

const read = (type: string, body: string) =>
  readUpload(new Request('http://shop.test/', { method: 'POST', headers: { 'content-type': type }, body }), {
    field: 'upfile',
    async take(bytes, name) {
      for await (const _ of bytes);
      return name;
    },
  });

test.each(['multipart/form-data; boundary=', 'multipart/form-data; x=boundary=', 'text/plain'])(
  'U1 %s is no upload',
  async (type) => {
    expect(await read(type, 'x')).toBeUndefined();
  },
);

it('U1 a name is taken without what no database keeps', async () => {
  const part = "Content-Disposition: form-data; name=upfile; filename*=utf-8''a%00b.png\r\n\r\nx";
  expect(await read('multipart/form-data; boundary=b', `--b\r\n${part}\r\n--b--\r\n`)).toBe('ab.png');
});
