const MAKERS = ['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent'];

/** Where the arguments of a call stand in the source, in characters. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Node {
  readonly type?: string;
  readonly start?: number;
  readonly end?: number;
  readonly callee?: Node & { readonly name?: string };
  readonly arguments?: readonly Node[];
}

/** What a module of antd's hands to the functions that make its styles, in the order it stands there. */
export function styleCalls(program: unknown): readonly Span[] {
  if (Array.isArray(program)) return program.flatMap(styleCalls);
  if (typeof program !== 'object' || program === null) return [];
  const { type, callee, arguments: given = [] }: Node = program;
  if (type !== 'CallExpression' || !MAKERS.includes(callee?.name ?? '')) {
    return Object.values(program).flatMap(styleCalls);
  }
  const [from, to] = [given[0]?.start, given.at(-1)?.end];
  return from === undefined || to === undefined ? [] : [{ from, to }];
}
