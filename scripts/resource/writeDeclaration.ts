import { asTypeScript } from '../../src/admin-tools/json/asTypeScript.ts';
import type { Guess } from '../../src/admin-tools/sample/guessFields.ts';
import type { Plan } from '../../src/admin-tools/sample/planOf.ts';
import { writtenOf } from '../../src/admin-tools/sample/writtenOf.ts';
import type { WrittenAsData } from '../../src/crud/declare/WrittenAsData.ts';

/** The text of a declaration; words nobody could guess are empty, which the linter tells until they are filled in. */
export function writeDeclaration(plan: Plan, fields: readonly Guess[]): string {
  // It has the shape of one; that its words are still missing is what the linter is for.
  const written: unknown = writtenOf(plan, fields);
  const text = asTypeScript(written as WrittenAsData);
  return text.replace(/^export const/m, `/** ${described(plan)} */\nexport const`);
}

const described = ({ label, name }: Plan): string => `${label || name}, as the applet's sample shows them.`;
