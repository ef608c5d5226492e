import type { Neighbour } from './guessFields.ts';

/** A declaration as far as it is looked at here. */
interface Declared {
  readonly name: string;
  readonly label: string;
  readonly scope: string;
  readonly fields: Readonly<Record<string, { readonly kind: string }>>;
  readonly calls: unknown;
  readonly list?: { readonly title?: string };
}

/** The resources of these modules by how a call names one of them: `tag_id`. */
export const neighboursOf = (modules: readonly (readonly [string, object])[]): readonly Neighbour[] =>
  modules.flatMap(([, module]) => Object.values(module).filter(isDeclared).flatMap(neighbourOf));

function neighbourOf(declared: Declared): readonly Neighbour[] {
  const { name, label, fields, list } = declared;
  const derived: unknown = typeof declared.calls === 'function' ? declared.calls(declared) : declared;
  const { deleteOne, getOne } = Object(Object(derived).calls);
  const asked = Object.keys(Object((deleteOne ?? getOne)?.row?.request?.def?.shape));
  const noun = asked.find((key) => /_id$/.test(key) && key !== 'shop_id')?.slice(0, -3);
  const shows = list?.title ?? Object.keys(fields).find((field) => fields[field]?.kind === 'text');
  return noun === undefined || shows === undefined ? [] : [{ name, label, noun, shows }];
}

const isDeclared = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'calls' in value && 'fields' in value && 'scope' in value;
