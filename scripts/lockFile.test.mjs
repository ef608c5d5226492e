import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

/**
 * `npm ci` refuses a lock file that lacks one, even a package of another system, and `npm install` drops from it what
 * the registry at hand does not have: where everything is installed nobody notices, and a fresh clone does not start.
 */
test.each(['package-lock.json', 'bench/peers/package-lock.json'])(
  '%s holds every package that one of its packages may ask for',
  (file) => {
    const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !isFound(packages, path, name))
        .map((name) => `${name} for ${path}`),
    );
    expect(missing).toEqual([]);
  },
);

test('of the form store there is one, the one that antd asks for', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(Object.keys(packages).filter((path) => path.endsWith('node_modules/rc-field-form'))).toEqual([
    'node_modules/rc-field-form',
  ]);
});

/** As Node looks for a package: in the folder of who asks, then in each one above. */
function isFound(packages, path, name) {
  if (`${path}/node_modules/${name}`.replace(/^\//, '') in packages) return true;
  return path !== '' && isFound(packages, path.slice(0, Math.max(path.lastIndexOf('node_modules/') - 1, 0)), name);
}
