/** All of this room that is evaluated when the product is built; one door, for each import from there starts a server. */
export { arrange } from './arrange.ts';
export { dataDeclarations } from './dataDeclarations.ts';
export { declarations } from './declarations.ts';
export { earlyFacts, earlyRows } from './earlyTable.ts';
export { headCode } from './headCode.ts';
export { menuCode, type ResourcesFrom, resourcesCode, shelfCode } from './resourcesCode.ts';
export { shelvesOf } from './shelves.ts';
