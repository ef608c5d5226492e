import { expect, test } from 'vitest';
import { f } from '../fAll.ts';
import { checkField } from '../form/checkField.ts';

test.each<['text' | 'list' | 'rows', readonly (string | number)[], string | undefined]>([
  ['text', ['a', 'b-2'], undefined],
  ['text', [3, 7], undefined],
  ['text', ['a,b'], '适用门店里「a,b」的编号含有逗号或空格，这个接口存不了，请去掉它'],
  ['text', ['ok', ' b'], '适用门店里「 b」的编号含有逗号或空格，这个接口存不了，请去掉它'],
  ['list', ['a,b'], undefined],
  ['rows', ['a,b'], undefined],
])('ids as %s: %j, which would not come back as they are, are told before they are saved', (wire, ids, told) => {
  expect(checkField(f.refs({ label: '适用门店', to: 'desks', shows: 'name', ids: 'text', wire }), ids)).toBe(told);
});
