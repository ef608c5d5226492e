import type { Rolldown } from 'vite';

/** The files a source has become part of, without those the page loads anyway. */
export function lateChunks(bundle: Rolldown.OutputBundle): (source: string) => readonly string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  );
  const withAll = (start: readonly string[]): ReadonlySet<string> => {
    const found = new Set(start);
    for (const name of found) for (const next of chunks.get(name)?.imports ?? []) found.add(next);
    return found;
  };
  const all = [...chunks.values()];
  const first = withAll(all.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  return (source) => {
    const holding = all.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    const files = withAll(holding.map(({ fileName }) => fileName));
    return [...files].filter((name) => !first.has(name)).map((name) => `/${name}`);
  };
}
