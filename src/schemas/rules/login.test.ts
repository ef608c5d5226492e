import { expect, test } from 'vitest';
import { credentials, passwordReset, resetEmail } from './login.ts';

test.each([
  ['', '', '请输入邮箱和密码'],
  ['chen@example.com', '', '请输入邮箱和密码'],
  ['', 'demo12345', '请输入邮箱和密码'],
  ['   ', 'demo12345', '请输入邮箱和密码'],
  ['chen@example.com', 'demo12345', undefined],
  ['chen@example.com', '   ', undefined],
])('L1 e-mail %j with password %j: %s', (email, pwd, sentence) => {
  expect(credentials({ email, pwd })).toBe(sentence);
});

test.each([
  ['', '请输入邮箱'],
  [' \t', '请输入邮箱'],
  ['chen@example.com', undefined],
])('L4 a code for the e-mail %j: %s', (email, sentence) => {
  expect(resetEmail(email)).toBe(sentence);
});

const whole = { email: 'chen@example.com', pwd: 'new12345', repeated: 'new12345', token: '123456' };

test.each([
  ['all is filled in', {}, undefined],
  ['the passwords differ', { repeated: 'new12346' }, '两次密码不一致'],
  ['the passwords differ and the code is missing', { repeated: '', token: '' }, '两次密码不一致'],
  ['the e-mail is missing', { email: '' }, '请输入邮箱，新密码和验证码'],
  ['the code is blank', { token: '  ' }, '请输入邮箱，新密码和验证码'],
  ['both passwords are missing', { pwd: '', repeated: '' }, '请输入邮箱，新密码和验证码'],
])('L5 when %s', (_, fields, sentence) => {
  expect(passwordReset({ ...whole, ...fields })).toBe(sentence);
});
