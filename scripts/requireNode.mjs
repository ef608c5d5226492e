import { Refusal } from './Refusal.mjs';

/** The same as `engines` in package.json, which npm only warns about. */
export const minimumNode = '20.19.0';

/** @throws {Refusal} when this Node is too old for what the project is built with */
export function requireNode(version = process.versions.node) {
  if (isAtLeast(version, minimumNode)) return;
  throw new Refusal(`Node ${version} is too old. Install Node ${minimumNode} or newer, then run the command again.`);
}

/** Compares two versions such as `20.19.0`; what follows a `-` does not count. */
export function isAtLeast(version, minimum) {
  const [mine, least] = [version, minimum].map((text) => text.split('-')[0].split('.').map(Number));
  const differing = least.findIndex((part, place) => mine[place] !== part);
  return differing === -1 || mine[differing] > least[differing];
}
