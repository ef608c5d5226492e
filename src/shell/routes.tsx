import type { ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { screensOf } from '#crud/declared/screensOf.ts';
import type { Resource } from '#crud/Resource.ts';
import type { Access } from '#providers/access/createAccessControl.ts';
import { Broken } from './Broken.tsx';
import { RequireAccess, RequireSession, RequireShop, RequireVisitor } from './guards.tsx';
import { Layout } from './Layout.tsx';
import { NotFound } from './NotFound.tsx';
import { ResourceScreen } from './ResourceScreen.tsx';
import { isResource, type Section } from './sections.ts';

interface Wiring {
  readonly sections: readonly Section[];
  readonly login: ReactNode;
  readonly dashboard: ReactNode;
  readonly log: (line: string) => void;
}

/** Every address of the product, made from its sections. R1, R2 */
export function createRoutes({ sections, login, dashboard, log }: Wiring): RouteObject[] {
  const broken = <Broken log={log} />;
  return [
    { path: '/login', element: <RequireVisitor>{login}</RequireVisitor>, errorElement: broken },
    {
      path: '/',
      element: (
        <RequireSession>
          <Layout sections={sections} />
        </RequireSession>
      ),
      errorElement: broken,
      children: [
        { index: true, element: <Navigate to="/dashboard" replace /> },
        { path: '/dashboard', element: dashboard, errorElement: broken },
        ...screenRoutes(sections, broken),
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
}

/** The addresses of some sections: those of a shop, which has to be the merchant's, and the others. */
function screenRoutes(sections: readonly Section[], broken: ReactNode): RouteObject[] {
  const routesIn = (scope: Section['scope']): RouteObject[] =>
    sections
      .filter((section) => section.scope === scope)
      .flatMap(screensOfSection)
      .map(({ path, element, access }) => ({
        path,
        element: <RequireAccess access={access}>{element}</RequireAccess>,
        errorElement: broken,
      }));
  return [{ element: <RequireShop />, children: routesIn('shop') }, ...routesIn('global')];
}

interface Screen {
  readonly path: string;
  readonly element: ReactNode;
  /** All that whoever wants to see it has to be let through. */
  readonly access: readonly (Access | undefined)[];
}

/** The screens of a section: what its declaration has routes for. */
function screensOfSection(section: Section): readonly Screen[] {
  const { access } = section;
  if (isResource(section)) return screensOfResource(section);
  return [{ path: section.path, element: <section.Screen title={section.title} />, access: [access] }];
}

function screensOfResource(resource: Resource): readonly Screen[] {
  const { access, rights, routes } = resource;
  const rightTo = { list: undefined, create: rights.create, edit: rights.update, show: undefined };
  return screensOf(resource).map((name) => ({
    path: routes[name] ?? '',
    element: <ResourceScreen key={`${resource.name} ${name}`} resource={resource} name={name} />,
    access: [access, rightTo[name]],
  }));
}
