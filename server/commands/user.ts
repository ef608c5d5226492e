import { randomBytes } from 'node:crypto';
import { addAccount } from './addAccount.ts';
import { readAccount } from './readAccount.ts';
import { makePassword, readPassword } from './readPassword.ts';
import { runCommand } from './runCommand.ts';

await runCommand(
  async () => {
    const asked = readAccount();
    const password = asked.hasPassword ? await readPassword(process.env, process.stdin) : makePassword(randomBytes);
    return { ...asked, password };
  },
  async (database, asked) => {
    const shops = await addAccount(database, asked, randomBytes);
    const keeps = shops.length > 0 ? `, who keeps ${shops.join(', ')}` : '';
    const shown = asked.hasPassword ? '' : `\nIts password, shown this once: ${asked.password}`;
    return `Made the account ${asked.email}, role ${asked.role}${keeps}.${shown}`;
  },
);
