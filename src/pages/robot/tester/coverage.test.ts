import { expect, it, test } from 'vitest';
import { matchingReplies } from '#schemas/rules/autoReply.ts';
import type { Rule } from '../replies/rulesOf.ts';
import { coverageOf, coverageText, questionsIn } from './coverage.ts';
import { hitText, nearMissText, reasonText } from './reasonText.ts';

const rule = (given: Partial<Rule>): Rule => ({
  id: 1,
  keyword: '营业时间',
  match: 0,
  active: true,
  scope: 3,
  ...given,
});

it('RB-D2 questions stand one a line, each once, without blank ones', () => {
  expect(questionsIn('几点开门\r\n\n 在哪里 \n几点开门')).toEqual(['几点开门', '在哪里']);
});

it('RB-D2 which questions nobody answers is told, for the chat they are asked in', () => {
  const rules = [rule({}), rule({ id: 2, keyword: '在哪', scope: 2 })];
  const questions = ['请问营业时间', '在哪里', '怎么付款'];
  expect(coverageOf(rules, questions, 'private')).toEqual([
    { question: '请问营业时间', answers: ['营业时间'] },
    { question: '在哪里', answers: [] },
    { question: '怎么付款', answers: [] },
  ]);
  expect(coverageText(coverageOf(rules, questions, 'group'))).toBe('3 个问题，1 个没有回复');
  expect(coverageText(coverageOf(rules, questions.slice(0, 1), 'group'))).toBe('1 个问题都有回复');
});

test.each([
  [0, '没有规则会回复这条消息'],
  [1, '会回复'],
  [3, '可能同时命中 3 条，实际由机器人服务器决定'],
])('RB-D1 %d rules that answer: %s', (count, said) => {
  expect(hitText(count)).toBe(said);
});

test.each([
  ['请问营业时间', rule({ match: 0 }), '包含：消息里包含这个词；适用全部'],
  ['营业时间！', rule({ match: 1, scope: 1 }), '全词匹配：消息里有这个词；适用仅用户'],
])('RB-D1 %s is answered because: %o', (text, each, said) => {
  const [match] = matchingReplies([each], { text, chat: 'private' }).matches;
  expect(match && reasonText(match)).toBe(said);
});

test.each([
  [rule({ active: false }), '已停用'],
  [rule({ scope: 2 }), '只回复群聊'],
  [rule({ match: 1 }), '要求全词匹配，消息里它和别的字连在一起'],
  [rule({ active: false, scope: 2, match: 1 }), '已停用；只回复群聊；要求全词匹配，消息里它和别的字连在一起'],
])('RB-D1 a near miss says everything that is in its way: %o', (each, said) => {
  const [miss] = matchingReplies([each], { text: '请问营业时间', chat: 'private' }).nearMisses;
  expect(miss && nearMissText(miss)).toBe(said);
});

test.each([0, 1] as const)('RB-D1 a rule for groups answers in groups alone, match %d', (match) => {
  for (const scope of [1, 2, 3] as const) {
    for (const active of [true, false]) {
      const hits = (chat: 'private' | 'group') =>
        matchingReplies([rule({ match, scope, active })], { text: '营业时间', chat }).matches.length;
      expect([hits('private'), hits('group')]).toEqual([active && scope !== 2 ? 1 : 0, active && scope !== 1 ? 1 : 0]);
    }
  }
});
