import { ProFormField as Real } from '@ant-design/pro-components';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ProFormField } from './proForm.ts';

const read: readonly (readonly [string, ReactNode])[] = [
  ['words', '温村华人团购'],
  ['no words at all', ''],
  ['a number', 0],
  ['no', false],
  ['an empty list', []],
  ['nothing', undefined],
  ['nothing, said so', null],
  ['something drawn', <strong key="price">$12.50</strong>],
  ['several things drawn', [<i key="1">一</i>, <i key="2">二</i>]],
];

/** As its list of descriptions asks for what is read. */
const drawn = (Field: typeof ProFormField | typeof Real, text: ReactNode) =>
  render(<Field mode="read" ignoreFormItem text={text} proFieldProps={{}} fieldProps={{}} />).container.innerHTML;

test.each(read)('what is read is drawn as the library would: %s', (_, text) => {
  expect(drawn(ProFormField, text)).toBe(drawn(Real, text));
});
