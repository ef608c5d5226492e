import { isEmail } from '../areas/account/isEmail.ts';
import { readCount } from './readCount.ts';
import { readOptions } from './readOptions.ts';
import { UsageError } from './runCommand.ts';

const usage =
  'npm run applet:user -- add --email me@example.com --role 3 --shop 1 [--shop 2] [--name 陈掌柜] [--password]';

/** What was asked for; the password comes by another way, because a command line is seen by others. */
export interface AskedAccount {
  readonly email: string;
  readonly name: string;
  readonly role: number;
  readonly shops: readonly number[];
  /** Whether a password is handed in, or one is to be made. */
  readonly hasPassword: boolean;
}

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  shop: { type: 'string', multiple: true, default: [] as string[] },
  password: { type: 'boolean', default: false },
} as const;

/** Roles are those of the applet: below 3 keeps clubs and scenic spots, too. §6 */
const HIGHEST_ROLE = 9;

/** Reads the command line of `npm run applet:user -- add`. @throws UsageError in one line. */
export function readAccount(args?: string[]): AskedAccount {
  const values = readOptions(options, usage, args);
  const email = (values.email ?? '').trim().toLowerCase();
  if (!isEmail(email)) {
    throw new UsageError(`--email "${values.email ?? ''}" is no e-mail address. Usage: ${usage}`);
  }
  const role = readCount(values.role);
  if (role === undefined || role < 1 || role > HIGHEST_ROLE) {
    throw new UsageError(
      `--role is a number from 1 to ${HIGHEST_ROLE}: 3 a merchant, 1 an administrator. Usage: ${usage}`,
    );
  }
  const name = values.name?.trim() || email.slice(0, email.indexOf('@'));
  return { email, name, role, shops: [...new Set(values.shop.map(readShop))], hasPassword: values.password };
}

function readShop(text: string): number {
  const id = readCount(text);
  if (id === undefined) throw new UsageError(`--shop "${text}" is no shop’s number. Usage: ${usage}`);
  return id;
}
