import { expect, it, test } from 'vitest';
import { readAccount } from './readAccount.ts';
import { UsageError } from './runCommand.ts';

const line = (...more: string[]) => ['--email', 'Wang@Example.com', '--role', '3', '--shop', '1', ...more];

it('an account is asked for in one line', () => {
  expect(readAccount(line('--shop', '2', '--shop', '2', '--name', ' 王店长 ', '--password'))).toEqual({
    ...{ email: 'wang@example.com', name: '王店长', role: 3, shops: [1, 2], hasPassword: true },
  });
});

it('a name left out is what stands before the @, and a password left out is made', () => {
  expect(readAccount(line())).toMatchObject({ name: 'wang', hasPassword: false });
});

test.each([
  ['no e-mail', ['--role', '3'], '--email "" is no e-mail address.'],
  ['a bad e-mail', ['--email', 'wang@', '--role', '3'], '--email "wang@" is no e-mail address.'],
  ['two e-mails in one', ['--email', 'a@b.c d@e.f', '--role', '3'], 'is no e-mail address.'],
  ['no role', ['--email', 'a@b.cn'], '--role is a number from 1 to 9'],
  ['a role in words', ['--email', 'a@b.cn', '--role', 'boss'], '--role is a number from 1 to 9'],
  ['a role of nobody', ['--email', 'a@b.cn', '--role', '0'], '--role is a number from 1 to 9'],
  ['a shop by name', line('--shop', '温村'), '--shop "温村" is no shop’s number.'],
  ['a word too much', line('extra'), "Unexpected argument 'extra'."],
  ['an unknown option', line('--shops', '1'), "Unknown option '--shops'."],
  ['a password on the line', line('--password=hunter2'), "Option '--password' does not take an argument."],
])('%s is one line that says how to do it', (_, args, sentence) => {
  const read = () => readAccount(args);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(sentence);
  expect(read).toThrow('npm run applet:user -- add --email');
  expect(read).not.toThrow('hunter2');
});
