import { matchPath } from 'react-router';
import { pathIn } from '#crud/routes.ts';
import type { Access } from '#providers/access/createAccessControl.ts';
import { screensOfSection } from './routes.tsx';
import { isResource, type Section } from './sections.ts';

/**
 * A section as it is made, once the frame could do with it what it does with each: lead to it and tell its addresses
 * apart. Where that throws, a page in its place says so to those who keep the product running, and everything else works.
 */
export function soundSection(make: () => Section, title: string, access: Access): Section {
  try {
    const section = make();
    trySection(section);
    return section;
  } catch (error) {
    // Its page breaks in its place, says why, and logs it.
    const broken = (): never => {
      throw error;
    };
    return { path: `/faulty/${title}`, title, menu: title, scope: 'global', access, Screen: broken };
  }
}

/** Does with a section what the frame does with each. @throws Error what would have taken the frame along. */
export function trySection(section: Section): void {
  const { list, create } = isResource(section) ? section.routes : { list: section.menu && section.path };
  for (const route of [list, create]) if (route) pathIn(route, 1);
  for (const { path } of screensOfSection(section)) matchPath(path, '/');
}
