import { createHash } from 'node:crypto';

/** The scripts that stand in our own built page, each as a policy allows it: `'sha256-…'`. 033 */
export const scriptsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
