import { randomBytes } from 'node:crypto';
import { makePassword } from '../areas/account/makePassword.ts';
import type { Database } from '../database/Database.ts';
import { addAccount } from './addAccount.ts';
import { accountCommands, listAccounts, setPassword } from './keepAccounts.ts';
import { readPassword } from './readPassword.ts';
import { readUserCommand, type UserCommand } from './readUserCommand.ts';
import { runCommand } from './runCommand.ts';

await runCommand(
  async () => {
    const asked = readUserCommand();
    const isGiven =
      asked.command === 'add' ? asked.account.hasPassword : asked.command === 'password' ? asked.hasPassword : false;
    const password = isGiven ? await readPassword(process.env, process.stdin) : makePassword(randomBytes);
    return { asked, password, shown: isGiven ? '' : `\nIts password, shown this once: ${password}` };
  },
  (database, { asked, ...secret }, now) => perform(database, asked, { ...secret, now }),
);

interface Given {
  readonly password: string;
  /** What is said of it. */
  readonly shown: string;
  readonly now: Date;
}

async function perform(database: Database, asked: UserCommand, { password, shown, now }: Given): Promise<string> {
  if (asked.command === 'list') return (await listAccounts(database)).join('\n');
  if (asked.command === 'password') {
    await setPassword(database, { email: asked.email, password }, randomBytes);
    return `${asked.email} has another password and is signed in nowhere.${shown}`;
  }
  if (asked.command !== 'add') return accountCommands[asked.command](database, asked.email, now);
  const shops = await addAccount(database, { ...asked.account, password }, randomBytes);
  const keeps = shops.length > 0 ? `, who keeps ${shops.join(', ')}` : '';
  return `Made the account ${asked.account.email}, role ${asked.account.role}${keeps}.${shown}`;
}
