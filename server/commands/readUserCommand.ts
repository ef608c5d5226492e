import { type Deed, deeds } from './keepAccounts.ts';
import { type AskedAccount, readAccount } from './readAccount.ts';
import { readOptions } from './readOptions.ts';
import { UsageError } from './runCommand.ts';

/** What `npm run applet:user` is asked to do. */
export type UserCommand =
  | { readonly deed: 'add'; readonly account: AskedAccount }
  | { readonly deed: 'list' }
  | { readonly deed: 'password'; readonly email: string; readonly hasPassword: boolean }
  | { readonly deed: Deed; readonly email: string };

const all = ['add', 'list', 'password', ...Object.keys(deeds)];
const usage = `npm run applet:user -- ${all.join('|')} [--email me@example.com]`;

const isDeed = (word: string): word is Deed => Object.hasOwn(deeds, word);

/** Reads its command line; without a word it adds. @throws UsageError in one line. */
export function readUserCommand(args: string[] = process.argv.slice(2)): UserCommand {
  const [word = '', ...rest] = args;
  if (word === 'add') return { deed: 'add', account: readAccount(rest) };
  if (word.startsWith('--')) return { deed: 'add', account: readAccount(args) };
  if (word === 'list') return { deed: 'list' };
  if (word !== 'password' && !isDeed(word)) throw new UsageError(`Usage: ${usage}`);
  const options = { email: { type: 'string' }, password: { type: 'boolean', default: false } } as const;
  const { email, password } = readOptions(options, usage, rest);
  if (!email) throw new UsageError(`--email is missing. Usage: ${usage}`);
  const named = { email: email.trim().toLowerCase() };
  return word === 'password' ? { deed: word, ...named, hasPassword: password } : { deed: word, ...named };
}
