import type { Plugin } from 'vite';

const ASKED = 'virtual:places';
const ID = `\0${ASKED}`;

/** Tells the inspector of development where each part of a declaration stands; what is built has no inspector, and no places. */
export function placesPlugin(): Plugin {
  let built = false;
  return {
    name: 'places',
    configResolved({ command }) {
      built = command === 'build';
    },
    resolveId: (asked) => (asked === ASKED ? ID : undefined),
    async load(id) {
      if (id !== ID) return undefined;
      if (built) return 'export const places = {};';
      const { placesOf } = await import('../lint/placesOf.mjs');
      return `export const places = ${JSON.stringify(await placesOf())};`;
    },
    // A line more above moves what stands below it: the inspector that is open asks again.
    hotUpdate({ file, modules }) {
      const known = this.environment.moduleGraph.getModuleById(ID);
      return known && /\/src\/(?:resources|pages)\//.test(file) ? [...modules, known] : undefined;
    },
  };
}
