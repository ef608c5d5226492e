import { type AccountCommand, accountCommands } from './keepAccounts.ts';
import { type AskedAccount, readAccount } from './readAccount.ts';
import { readOptions } from './readOptions.ts';
import { UsageError } from './runCommand.ts';

/** What `npm run applet:user` is asked to do. */
export type UserCommand =
  | { readonly command: 'add'; readonly account: AskedAccount }
  | { readonly command: 'list' }
  | { readonly command: 'password'; readonly email: string; readonly hasPassword: boolean }
  | { readonly command: AccountCommand; readonly email: string };

const all = ['add', 'list', 'password', ...Object.keys(accountCommands)];
const usage = `npm run applet:user -- ${all.join('|')} [--email me@example.com]`;

const isAccountCommand = (word: string): word is AccountCommand => Object.hasOwn(accountCommands, word);

/** Reads its command line; without a word it adds. @throws UsageError in one line. */
export function readUserCommand(args: string[] = process.argv.slice(2)): UserCommand {
  const [word = '', ...rest] = args;
  if (word === 'add') return { command: 'add', account: readAccount(rest) };
  if (word.startsWith('--')) return { command: 'add', account: readAccount(args) };
  if (word === 'list') return { command: 'list' };
  if (word !== 'password' && !isAccountCommand(word)) throw new UsageError(`Usage: ${usage}`);
  const options = { email: { type: 'string' }, password: { type: 'boolean', default: false } } as const;
  const { email, password } = readOptions(options, usage, rest);
  if (!email) throw new UsageError(`--email is missing. Usage: ${usage}`);
  const named = { email: email.trim().toLowerCase() };
  return word === 'password' ? { command: word, ...named, hasPassword: password } : { command: word, ...named };
}
