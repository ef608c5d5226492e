import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const applet = z.strictObject({
  /** Where it answers; everything behind `/applets/<name>` is asked for below it. */
  base: z.url({ protocol: /^https?$/ }),
  /** Sent with every call: keys that no browser has to know. */
  headers: z._default(z.record(z.string(), z.string()), {}),
  /** Who may call it: whoever has a role below this one. */
  below: z.int(),
});
const applets = z.record(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)), applet);

/** An applet beside the product's own. */
export type AppletBeside = z.output<typeof applet>;

/**
 * What `applets.json` says now, by name; nothing where there is no such file.
 *
 * @throws Error with the first thing that is wrong, never with a key.
 */
export async function readApplets(file: string): Promise<Readonly<Record<string, AppletBeside>>> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return {};
  const read = z.safeParse(applets, parse(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(
    `Failed to read applets.json: ${issue?.path.map(String).join('.') || 'it'} is wrong (${issue?.code}).`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('Failed to read applets.json: it is no JSON.');
  }
}
