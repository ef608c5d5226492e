import type { ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { declaredOf } from '#crud/declared/declaredOf.ts';
import { headOf, type LateResource } from '#crud/declared/ResourceHead.ts';
import type { Resource } from '#crud/Resource.ts';
import type { Access } from '#providers/access/createAccessControl.ts';
import { Broken } from './Broken.tsx';
import { DeclaredScreen } from './DeclaredScreen.tsx';
import { RequireAccess, RequireSession, RequireShop, RequireVisitor } from './guards.tsx';
import { Layout } from './Layout.tsx';
import { NotFound } from './NotFound.tsx';
import { isResource, type Section } from './sections.ts';

interface Wiring {
  readonly sections: readonly Section[];
  readonly login: ReactNode;
  readonly dashboard: ReactNode;
  readonly log: (line: string) => void;
}

/** Every address of the product, made from its sections. R1, R2 */
export function createRoutes({ sections, login, dashboard, log }: Wiring): RouteObject[] {
  const screens = sections.flatMap((section) => screensOf(section).map((screen) => ({ ...screen, section })));
  const routesIn = (scope: Section['scope']): RouteObject[] =>
    screens
      .filter(({ section }) => section.scope === scope)
      .map(({ path, element, access }) => ({
        path,
        element: <RequireAccess access={access}>{element}</RequireAccess>,
        errorElement: <Broken log={log} />,
      }));

  return [
    { path: '/login', element: <RequireVisitor>{login}</RequireVisitor>, errorElement: <Broken log={log} /> },
    {
      path: '/',
      element: (
        <RequireSession>
          <Layout sections={sections} />
        </RequireSession>
      ),
      errorElement: <Broken log={log} />,
      children: [
        { index: true, element: <Navigate to="/dashboard" replace /> },
        { path: '/dashboard', element: dashboard, errorElement: <Broken log={log} /> },
        { element: <RequireShop />, children: routesIn('shop') },
        ...routesIn('global'),
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
}

interface Screen {
  readonly path: string;
  readonly element: ReactNode;
  /** All that whoever wants to see it has to be let through. */
  readonly access: readonly (Access | undefined)[];
}

/** The screens of a section: what its declaration has routes for. */
function screensOf(section: Section): readonly Screen[] {
  const { access } = section;
  if (isResource(section)) return screensOfResource(section);
  return [{ path: section.path, element: <section.Screen title={section.title} />, access: [access] }];
}

function screensOfResource(resource: Resource | LateResource): readonly Screen[] {
  const { screens, access, rights, routes } = headOf(resource);
  const declared = declaredOf(resource);
  const rightTo = { list: undefined, create: rights.create, edit: rights.update, show: undefined };
  return screens.map((name) => ({
    path: routes[name] ?? '',
    element: <DeclaredScreen key={`${resource.name} ${name}`} declared={declared} name={name} />,
    access: [access, rightTo[name]],
  }));
}
