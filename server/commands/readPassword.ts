import { isPassword, SHORTEST_PASSWORD } from '../areas/account/makePassword.ts';
import { UsageError } from './runCommand.ts';

/** Where a password may be written without anybody seeing it in a list of processes. */
export const PASSWORD_VARIABLE = 'APPLET_USER_PASSWORD';

/** A password handed in by the environment, or else as the first line of what is piped in. @throws UsageError */
export async function readPassword(
  environment: Readonly<Record<string, string | undefined>>,
  input: AsyncIterable<string | Uint8Array>,
): Promise<string> {
  const given = environment[PASSWORD_VARIABLE] ?? (await readLine(input));
  if (isPassword(given)) return given;
  const ways = `write it into ${PASSWORD_VARIABLE}, or pipe it in as one line`;
  throw new UsageError(`A password has at least ${SHORTEST_PASSWORD} characters: ${ways}.`);
}

async function readLine(input: AsyncIterable<string | Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of input) {
    text += typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
    if (text.includes('\n')) break;
  }
  return text.split(/\r?\n/)[0] ?? '';
}
