import { isResource, resourcesOf, type Section } from '#shell/sections.ts';
import type { KnownResource, ProductFacts } from '../lint/ProductFacts.ts';

/** What a declaration is held against in a running product: the names and addresses of all that is there. */
export const factsOf = (sections: readonly Section[]): ProductFacts => ({
  declared: resourcesOf(sections).map(
    ({ name, scope, routes, menu, fields, stored, calls }): KnownResource => ({
      ...{ name, scope, routes, menu: menu ?? false, fields, calls },
      ...(stored && { stored }),
    }),
  ),
  addresses: sections.flatMap((section) => (isResource(section) ? [] : [section.path])),
});
