/**
 * `node bench/bytes.mjs [address] [--json]`: what a browser fetches before the first row at an address such as
 * `/shop/:sid/goods/list`, by file, by package or room, and by module.
 */
import { groupsOf } from '../scripts/bytes/groupOf.mjs';

process.env.NODE_ENV = 'production';
const { weigh } = await import('../scripts/bytes/weigh.mjs');
const [address = '/shop/:sid/goods/list'] = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const weights = await weigh();

if (process.argv.includes('--json')) {
  process.stdout.write(JSON.stringify(weights));
} else {
  const [, own = []] = weights.byAddress.find(([paths]) => paths.includes(address)) ?? [];
  const files = [...weights.first, ...own];
  const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(7);
  console.log(`${address}\n\ngzip kB`);
  for (const { name, gzip } of files) console.log(kB(gzip), name);
  console.log(kB(files.reduce((sum, { gzip }) => sum + gzip, 0)), 'together\n\nkB, minified');
  for (const [group, size, modules] of groupsOf(files)) {
    console.log(kB(size), group);
    for (const [path, part] of modules.slice(0, 5))
      if (part > 1000 && modules.length > 1) console.log('       ', kB(part), path);
  }
}
