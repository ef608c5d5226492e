/**
 * `node bench/bytes.mjs [frame|desk|logout|day|form|article|record] [--json]`: what a browser fetches before the first row
 * of a list, or for one of the others besides, by file, by package or room, and by module.
 */
import { groupsOf } from '../scripts/bytes/groupOf.mjs';

process.env.NODE_ENV = 'production';
const { weigh } = await import('../scripts/bytes/weigh.mjs');
const [what = 'first'] = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const weights = await weigh();

if (process.argv.includes('--json')) {
  process.stdout.write(JSON.stringify(weights));
} else {
  const files = weights[what];
  const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(7);
  console.log(`${what}\n\ngzip kB`);
  for (const { name, gzip } of files) console.log(kB(gzip), name);
  console.log(kB(files.reduce((sum, { gzip }) => sum + gzip, 0)), 'together\n\nkB, minified');
  for (const [group, size, modules] of groupsOf(files)) {
    console.log(kB(size), group);
    for (const [path, part] of modules.slice(0, 5))
      if (part > 1000 && modules.length > 1) console.log('       ', kB(part), path);
  }
}
