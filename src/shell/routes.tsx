import { lazy, type ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { loadCreatePage, loadEditPage } from '#crud/form/loadForms.ts';
import { ListPage } from '#crud/list/ListPage.tsx';
import type { Resource } from '#crud/Resource.ts';
import { Broken } from './Broken.tsx';
import { RequireAccess, RequireSession, RequireShop, RequireVisitor } from './guards.tsx';
import { Layout } from './Layout.tsx';
import { NotFound } from './NotFound.tsx';
import { isResource, type Section } from './sections.ts';

const CreatePage = lazy(loadCreatePage);
const EditPage = lazy(loadEditPage);

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
      .map(({ path, element, section }) => ({
        path,
        element: <RequireAccess access={section.access}>{element}</RequireAccess>,
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

/** The screens of a section: what its declaration has routes for. */
function screensOf(section: Section): readonly { readonly path: string; readonly element: ReactNode }[] {
  if (!isResource(section)) return [{ path: section.path, element: <section.Screen title={section.title} /> }];
  return [{ path: section.routes.list, element: <ListPage resource={section} /> }, ...formsOf(section)];
}

function formsOf(resource: Resource) {
  const { form, routes } = resource;
  if (!form) return [];
  return [
    ...(routes.create ? [{ path: routes.create, element: <CreatePage resource={resource} form={form} /> }] : []),
    ...(routes.edit ? [{ path: routes.edit, element: <EditPage resource={resource} form={form} /> }] : []),
  ];
}
