/** Stands in for English plurals inside refine's core: Chinese has none. See docs/decisions. */
const same = (word: string): string => word;
export default Object.assign(same, { plural: same, singular: same, isPlural: () => false });
export { same as plural, same as singular };
