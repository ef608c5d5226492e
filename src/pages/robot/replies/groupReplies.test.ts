import { expect, it } from 'vitest';
import { groupReplies } from './groupReplies.ts';
import { replyText } from './replyText.ts';
import type { Rule } from './rulesOf.ts';

const rule = (id: number, given: Partial<Rule>): Rule => ({
  ...{ id, keyword: `词${id}`, match: 0, active: true, scope: 3, reply_type: 1, reply: '' },
  ...given,
});

it('RB-E6 keywords with one reply stand together, whatever else is left over in the record', () => {
  const groups = groupReplies([
    rule(1, { reply: '9 点' }),
    rule(2, { reply: '主街' }),
    rule(3, { reply: '9 点', share_title: '旧标题' }),
    rule(4, { reply_type: 3, reply: '9 点', media_url: 'a.png' }),
  ]);
  expect(groups.map(({ rules }) => rules.map(({ id }) => id))).toEqual([[1, 3], [2], [4]]);
});

it.each([
  [{ reply_type: 1, reply: '你好' }, '你好'],
  [{ reply_type: 2, share_title: '菜单', share_path: 'https://example.com' }, '菜单'],
  [{ reply_type: 3, media_url: '/files/image/1700000000000_门口.png' }, '门口.png'],
  [{ reply_type: 5, share_path: 'pages/index' }, 'pages/index'],
  [{}, ''],
] as const)('W5 the reply %o reads %j', (reply, said) => {
  expect(replyText(reply)).toBe(said);
});
