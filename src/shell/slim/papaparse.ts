/** Stands in for the CSV library inside refine's core: export and import are the engine's own. See docs/decisions. */
const unused = (): never => {
  throw new Error('Failed to read or write CSV with refine: the engine does that.');
};
export default { parse: unused, unparse: unused };
export { unused as parse, unused as unparse };
