import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLiteral } from '#schemas/literal/readLiteral.ts';
import { example } from '../example.ts';
import { readLoosely } from './readLoosely.ts';
import { explain, suggest } from './suggest.ts';

/** What is offered where a text has its `^`. */
function offered(text: string): readonly string[] {
  const pos = text.indexOf('^');
  return suggest(text.replace('^', ''), pos).all.map(({ label }) => label);
}
const inFields =
  '"fields": { "title": { "kind": "text", "label": "名称" }, "open": { "kind": "switch", "label": "状态" } }';

test.each([
  ['a key of the declaration', '{ "na^" }', ['name', 'label', 'scope', 'fields', 'calls'], []],
  ['no key that is there already', '{ "name": "gifts", "^" }', ['label', 'list'], ['name', 'onSaved']],
  ['a value of several', '{ "scope": "^" }', ['shop', 'global'], []],
  ['a kind of field', '{ "fields": { "title": { "kind": "^" } } }', ['text', 'money', 'switch'], []],
  ['a key of that kind', '{ "fields": { "title": { "kind": "text", "^" } } }', ['label', 'max'], ['kind', 'options']],
  ['a name of a field', `{ ${inFields}, "list": { "columns": ["^"] } }`, ['title', 'open'], []],
  ['only fields that can be named so', `{ ${inFields}, "list": { "search": ["^"] } }`, ['title'], ['open']],
  ['fields as keys', `{ ${inFields}, "form": { "when": { "^" } } }`, ['title', 'open'], []],
  ['a yes', '{ "list": { "allTab": ^ } }', ['true'], ['false']],
  ['the same in TypeScript', '{ fields: { title: f.text({ la^ }) } }', ['label'], ['options']],
  ['a verb', '{ "calls": { "noun": "gift", "verbs": ["getList", "^"] } }', ['getOne', 'create'], []],
])('offers %s', (_, text, has, hasNot) => {
  const all = offered(text);
  expect(all).toEqual(expect.arrayContaining(has));
  expect(all.filter((label) => hasNot.includes(label))).toEqual([]);
});

test('what must be said comes first', () => {
  expect(offered('{ ^ }').slice(0, 5)).toEqual(['name', 'label', 'scope', 'fields', 'calls']);
});

test('nothing is offered for words that are only for the screen', () => {
  expect(offered('{ "label": "^" }')).toEqual([]);
});

test('a word is explained where it is pointed at', () => {
  const at = (word: string) => explain(example, example.indexOf(word) + 2)?.says;
  expect(at('"scope"')).toContain('"shop"、"global"');
  expect(at('"columns"')).toMatch(/一个列表/);
  expect(at('"pickup_point"')).toMatch(/一段文字/);
});

test('of a whole text the same is read as the linter reads', () => {
  expect(readLoosely(example, 0).value).toEqual(readLiteral(example).value);
});

test('wherever a text is cut off, something is read, and nothing thrown', () => {
  fc.assert(
    fc.property(fc.nat(example.length), fc.nat(example.length), fc.string({ maxLength: 5 }), (cut, pos, typed) => {
      const text = example.slice(0, cut) + typed + example.slice(cut + 3);
      const { from, to } = suggest(text, Math.min(pos, text.length));
      expect(from).toBeLessThanOrEqual(to);
      explain(text, Math.min(pos, text.length));
    }),
    { numRuns: 400 },
  );
});
