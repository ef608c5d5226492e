import { expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

const asked = {
  '': { version: '0.1.0' },
  'node_modules/react': { version: '18.3.1', integrity: 'sha512-a' },
  'node_modules/elsewhere': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const react = asked['node_modules/react'];

test.each([
  ['nothing', undefined, false],
  ['an empty folder', {}, false],
  ['every package', { 'node_modules/react': react }, true],
  ['more than every package', { 'node_modules/react': react, 'node_modules/mine': { version: '1.0.0' } }, true],
  ['another version', { 'node_modules/react': { ...react, version: '18.3.0' } }, false],
  ['the same version from another source', { 'node_modules/react': { ...react, integrity: 'sha512-x' } }, false],
  [
    'an old optional package',
    { 'node_modules/react': react, 'node_modules/elsewhere': { version: '0.9.0', optional: true } },
    false,
  ],
])('%s in node_modules is judged', (_, installed, answer) => {
  expect(isInstalled(asked, installed)).toBe(answer);
});
