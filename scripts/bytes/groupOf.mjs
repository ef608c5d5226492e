/**
 * What a module is counted under: its package, or its room and folder.
 *
 * @param {string} path
 */
export function groupOf(path) {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  return name ?? path.split('/').slice(0, 3).join('/');
}

/**
 * Modules summed by what they are counted under, the heaviest first.
 *
 * @param {import('./weigh.mjs').Weighed[]} files
 * @returns {[group: string, size: number, modules: [path: string, size: number][]][]}
 */
export function groupsOf(files) {
  /** @type {Map<string, [string, number][]>} */
  const groups = new Map();
  for (const { modules } of files) {
    for (const [path, size] of Object.entries(modules)) {
      const group = groupOf(path);
      groups.set(group, [...(groups.get(group) ?? []), [path, size]]);
    }
  }
  const heaviest = (a, b) => b[1] - a[1];
  return [...groups]
    .map(([group, modules]) => [group, modules.reduce((sum, [, size]) => sum + size, 0), modules.sort(heaviest)])
    .sort(heaviest);
}
