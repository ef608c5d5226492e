import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { replyMatches, replyScopes } from '../entities/robot.ts';
import { type Chat, type Miss, matchingReplies, type ReplyRule } from './autoReply.ts';

const hours: ReplyRule = { id: 1, keyword: '营业时间', match: 0, active: true, scope: 3 };
const judge = (rule: Partial<ReplyRule>, text: string, chat: Chat = 'private') =>
  matchingReplies([{ ...hours, ...rule }], { text, chat });
const answers = (...asked: Parameters<typeof judge>) => judge(...asked).matches.length === 1;

it('W5 a keyword for groups only answers in a group and nearly does in private', () => {
  expect(answers({ scope: 2 }, '请问营业时间', 'group')).toBe(true);
  const { matches, nearMisses } = judge({ scope: 2 }, '请问营业时间', 'private');
  expect(matches).toEqual([]);
  expect(nearMisses).toEqual([{ rule: { ...hours, scope: 2 }, found: 'inside', misses: ['scope'] }]);
});

const heardIn = { private: [1, 3], group: [2, 3] };
test.each(
  replyMatches.flatMap((match) =>
    replyScopes.flatMap((scope) =>
      [true, false].flatMap((active) =>
        (['private', 'group'] as const).flatMap((chat) =>
          ['营业时间', '请问营业时间'].map((text) => ({ match, scope, active, chat, text })),
        ),
      ),
    ),
  ),
)('W5 match $match, scope $scope, active $active hears "$text" in $chat', ({ text, chat, ...rule }) => {
  const misses: Miss[] = [];
  if (!rule.active) misses.push('inactive');
  if (!heardIn[chat].includes(rule.scope)) misses.push('scope');
  if (rule.match === 1 && text !== '营业时间') misses.push('notWhole');
  const verdict = judge(rule, text, chat);
  expect(verdict.matches).toHaveLength(misses.length === 0 ? 1 : 0);
  expect(verdict.nearMisses.map((near) => near.misses)).toEqual(misses.length === 0 ? [] : [misses]);
});

test.each([
  ['营业时间', '营业时间', 'whole'],
  ['营业时间', ' 营业时间？ ', 'whole'],
  ['营业时间', '你好，营业时间', 'whole'],
  ['营业时间', '营业时间表，营业时间', 'whole'],
  ['营业时间', '请问营业时间', 'inside'],
  ['营业时间', '营业时间表', 'inside'],
  ['WiFi', 'ｗｉｆｉ密码', 'inside'],
  ['WiFi', 'the WIFI?', 'whole'],
  ['运费 多少', '运费　 多少', 'whole'],
  ['价', '𠀀价', 'inside'],
  ['价', '价𠀀', 'inside'],
  ['米', '5米', 'inside'],
])('W5 the keyword %s stands in "%s" as %s', (keyword, text, found) => {
  const { matches, nearMisses } = judge({ keyword, match: 0 }, text);
  expect([matches.map((match) => match.found), nearMisses]).toEqual([[found], []]);
  expect(answers({ keyword, match: 1 }, text)).toBe(found === 'whole');
});

test.each([
  ['营业时间', '今天吃什么'],
  ['', '营业时间'],
  [' ', '营 业'],
  ['营业时间', ''],
])('W5 the keyword "%s" has nothing to do with "%s"', (keyword, text) => {
  expect(judge({ keyword }, text)).toEqual({ matches: [], nearMisses: [] });
});

const word = fc.stringMatching(/^[a营业 ，1]{0,5}$/);
const rules = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 50 }),
    keyword: word,
    match: fc.constantFrom(...replyMatches),
    active: fc.boolean(),
    scope: fc.constantFrom(...replyScopes),
  }),
  { selector: ({ id }) => id },
);
const message = fc.record({ text: word, chat: fc.constantFrom<Chat>('private', 'group') });

it('W5 no rule answers and nearly answers at once, and both lists go by id, in whatever order the rules come', () => {
  fc.assert(
    fc.property(rules, message, (given, heard) => {
      const { matches, nearMisses } = matchingReplies(given, heard);
      const [yes, nearly] = [matches, nearMisses].map((list) => list.map(({ rule }) => rule.id));
      expect(new Set([...(yes ?? []), ...(nearly ?? [])]).size).toBe(matches.length + nearMisses.length);
      for (const ids of [yes, nearly]) expect(ids).toEqual(ids?.toSorted((a, b) => a - b));
      expect(matchingReplies(given.toReversed(), heard)).toEqual({ matches, nearMisses });
    }),
  );
});

it('W5 what answers as a whole word answers as a part, and what everyone may ask is answered everywhere', () => {
  fc.assert(
    fc.property(rules, message, (given, heard) => {
      const wider = given.map((rule) => ({ ...rule, match: 0 as const, scope: 3 as const }));
      const ids = matchingReplies(wider, heard).matches.map(({ rule }) => rule.id);
      for (const { rule } of matchingReplies(given, heard).matches) expect(ids).toContain(rule.id);
    }),
  );
});

it('W5 a rule that is off answers nothing', () => {
  fc.assert(
    fc.property(rules, message, (given, heard) => {
      const off = given.map((rule) => ({ ...rule, active: false }));
      expect(matchingReplies(off, heard).matches).toEqual([]);
    }),
  );
});

test.each([
  ['营业\u200b时间', '请问营业时间', 'a sign that nobody sees within the keyword'],
  ['营业时间', '请问营业\u2060时\u00ad间', 'such signs within what was written'],
  ['❤', '谢谢❤️', 'an emoji without its colour'],
  ['❤️', '谢谢❤', 'one with it'],
])('N10 %j is heard in %j: %s', (keyword, text) => {
  expect(answers({ keyword }, text)).toBe(true);
});

test('N10 a keyword of which nothing is seen is in no message', () => {
  expect(answers({ keyword: '\u200b' }, '营业\u200b时间')).toBe(false);
});
