import { guessFields, type Neighbour } from '../../src/admin-tools/sample/guessFields.ts';
import { type Hints, planOf } from '../../src/admin-tools/sample/planOf.ts';
import { readSample } from '../../src/admin-tools/sample/readSample.ts';
import { withOwnTree } from '../../src/admin-tools/sample/withOwnTree.ts';
import { mergeDeclaration } from './mergeDeclaration.ts';
import { writeDeclaration } from './writeDeclaration.ts';

/** Files to write, by path from the root, and what to tell whoever asked. */
export interface Made {
  readonly files: Readonly<Record<string, string>>;
  readonly said: readonly string[];
}

/** The text of a file; undefined where there is none. */
export type ReadFile = (path: string) => string | undefined;

const APP = 'src/App.tsx';

/**
 * A declaration from a sample, and its line in the product; of one that is there only what is new in the sample.
 *
 * @throws Error when the sample cannot be read, holds no records, or is of something else than the file of its name.
 */
export function newResource(sample: string, told: Hints, read: ReadFile, neighbours: readonly Neighbour[] = []): Made {
  const plan = planOf(readSample(sample), told);
  const fields = withOwnTree(plan, guessFields(plan.records, neighbours));
  const path = `src/resources/${plan.name}/${plan.name}.ts`;
  const before = read(path);
  const app = namedIn(read(APP) ?? '', plan.name);
  if (before === undefined) {
    return {
      files: { [path]: writeDeclaration(plan, fields), [APP]: app },
      said: [`${path}: ${fields.length} fields, ${plan.verbs.join(', ')}.`, `${APP} names it.`],
    };
  }
  const { text, added, unseen, common } = mergeDeclaration(before, fields);
  if (common === 0 && fields.length > 0)
    throw new Error(`Failed to merge: ${path} has none of the sample's fields. Of another thing? Say its --name.`);
  return {
    files: { [path]: text, [APP]: app },
    said: [
      `${path}: ${added.length > 0 ? `new: ${added.join(', ')}` : 'nothing new'}.`,
      ...(unseen.length > 0 ? [`Not in the sample, kept: ${unseen.join(', ')}.`] : []),
    ],
  };
}

/** The product with one more section, at the end of its menu. */
export function namedIn(app: string, name: string): string {
  const file = `#resources/${name}/${name}.ts`;
  if (app.includes(file)) return app;
  return app
    .replace(/^(?=import \{ Product \})/m, `import { ${name} } from '${file}';\n`)
    .replace(/(const sections: readonly Section\[\] = \[[^\]]*?)(,?\s*)\];/, (_, list: string) => `${list}, ${name}];`);
}

export { neighboursOf } from '../../src/admin-tools/sample/neighboursOf.ts';
