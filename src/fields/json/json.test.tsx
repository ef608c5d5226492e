import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { renderFields } from '../../../tests/support/renderFields.tsx';
import { heldCodecs, writtenCodecs } from '../codecs.ts';
import type { AnyField } from '../Field.ts';
import { f } from '../fAll.ts';
import { checkField } from '../form/checkField.ts';
import { kinds } from '../kinds.ts';
import { drawInFull } from '../shows.tsx';
import { jsonFault } from './jsonFault.ts';
import { compact, inexactIn, laidOut } from './jsonLayout.ts';

afterEach(cleanup);

const config = f.json({ label: '配置' });
const inText = f.json({ label: '配置', wire: 'text' });
const read = (field: AnyField, wire: unknown) => z.decode(heldCodecs({ field }).field ?? z.never(), wire as never);
const write = (field: AnyField, value: unknown, nested = true) =>
  z.encode(writtenCodecs({ field }, { nested, form: !nested }).field ?? z.never(), value as never);

it('any JSON is laid out and put together again as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(laidOut(text)).toBe(JSON.stringify(value, null, 2));
      expect(compact(laidOut(text))).toBe(text);
      expect(jsonFault(laidOut(text))).toBeUndefined();
    }),
  );
});

it('what is called JSON is what a browser reads as JSON', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'{}[],:"\\u0019-+.eE truefalsn\n\t\u0007甲') });
  fc.assert(
    fc.property(
      fc.oneof(
        signs,
        fc.json(),
        fc.tuple(fc.json(), signs).map(([a, b]) => a + b),
      ),
      (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(jsonFault(text) === undefined).toBe(isJson);
      },
    ),
    { numRuns: 1000 },
  );
});

it('what an applet says goes back as it was: objects, lists, words and null', () => {
  const structured = fc.jsonValue().filter((value) => typeof value !== 'string' && !Object.is(value, -0));
  fc.assert(
    fc.property(structured, (value) => {
      const wire = JSON.parse(JSON.stringify(value));
      const record = read(config, wire);
      expect(write(config, record)).toEqual(wire);
      expect(JSON.parse(String(write(config, record, false)))).toEqual(wire);
    }),
  );
  expect([read(config, '一个词'), write(config, read(config, '一个词'))]).toEqual(['"一个词"', '一个词']);
  expect([read(config, '{"a":1}'), read(config, null)]).toEqual(['{"a":1}', null]);
});

it('where the applet keeps a text not a digit of it is changed, and keys stay in their order', () => {
  const wire = '{"10":1,"2":9007199254740993,"a":1.10}';
  const { form } = kinds.json;
  const inForm = form?.toForm?.(read(inText, wire), inText, {}, () => ({}));
  expect(inForm).toBe('{\n  "10": 1,\n  "2": 9007199254740993,\n  "a": 1.10\n}');
  expect(write(inText, form?.fromForm?.(inForm, inText, {}))).toBe(wire);
});

test.each<[string, string]>([
  ['', '第 1 行第 1 个字：没有写完'],
  ['{\n  "a" 1\n}', '第 2 行第 7 个字：键后面要冒号'],
  ['{"a": 1,}', '第 1 行第 9 个字：这里要一个键，写在双引号里'],
  ["{'a': 1}", '第 1 行第 2 个字：这里要一个键，写在双引号里，或 }'],
  ['[1 2]', '第 1 行第 4 个字：这里要逗号，或结束的括号'],
  ['{"😀": 甲}', '第 1 行第 7 个字：这里要一个值'],
  ['[1]]', '第 1 行第 4 个字：后面多了内容'],
  ['{"a": [1', '第 1 行第 9 个字：没有写完'],
  ['[1,]', '第 1 行第 4 个字：这里要一个值'],
])('%j: %s', (text, fault) => {
  expect(jsonFault(text)).toBe(fault);
});

it('a number that would lose digits on the way is refused before it is sent', () => {
  expect(checkField(config, '{"id": 9007199254740993}')).toBe(
    '配置里的 9007199254740993 位数太多，请加上双引号写成文字',
  );
  expect(checkField(config, '{"id": "9007199254740993", "n": 9007199254740991}')).toBeUndefined();
  expect(checkField(inText, '{"id": 9007199254740993}')).toBeUndefined();
  expect([inexactIn('[1e400]'), inexactIn('[1.5, -3]')]).toEqual(['1e400', undefined]);
  expect(checkField(config, `"${'a'.repeat(10_001)}"`)).toBe('配置不能超过10000个字符');
});

it('deeper than anybody writes it is still told from what is none', () => {
  const deep = '['.repeat(100_000);
  expect(jsonFault(deep + ']'.repeat(100_000))).toBeUndefined();
  expect(jsonFault(deep)).toContain('没有写完');
});

it('what is typed is laid out once it is left, and otherwise stays as it was typed', async () => {
  const { user, values } = renderFields({ config });
  const box = await screen.findByLabelText('配置');
  fireEvent.change(box, { target: { value: '{"b":[1,{}],"a":2}' } });
  await user.click(box);
  await user.tab();
  await waitFor(() => expect(values().config).toBe('{\n  "b": [\n    1,\n    {}\n  ],\n  "a": 2\n}'));
  fireEvent.change(box, { target: { value: '{"b":' } });
  await user.click(box);
  await user.tab();
  await screen.findByText('配置不是 JSON，第 1 行第 6 个字：没有写完');
  expect(values().config).toBe('{"b":');
});

it('in a row it is one short line, in full it is laid out', () => {
  const long = JSON.stringify({ text: '长'.repeat(200) });
  const context = { resolve: (path: string) => path };
  expect(render(<p>{kinds.json.cell.draw(long, config, context)}</p>).container.textContent).toHaveLength(80);
  const { container } = render(<div>{drawInFull('{"a":"<script>"}', config, context)}</div>);
  expect(container.querySelector('pre')?.textContent).toBe('{\n  "a": "<script>"\n}');
});
