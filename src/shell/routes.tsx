import { lazy, type ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { loadCreatePage, loadEditPage, loadSingletonPage } from '#crud/form/loadForms.ts';
import { ListPage } from '#crud/list/ListPage.tsx';
import type { Resource } from '#crud/Resource.ts';
import { loadShowPage } from '#crud/show/loadShow.ts';
import type { Access } from '#providers/access/createAccessControl.ts';
import { Broken } from './Broken.tsx';
import { RequireAccess, RequireSession, RequireShop, RequireVisitor } from './guards.tsx';
import { Layout } from './Layout.tsx';
import { NotFound } from './NotFound.tsx';
import { isResource, type Section } from './sections.ts';

const CreatePage = lazy(loadCreatePage);
const EditPage = lazy(loadEditPage);
const ShowPage = lazy(loadShowPage);
const SingletonPage = lazy(loadSingletonPage);

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

function screensOfResource(resource: Resource): readonly Screen[] {
  const { access, rights, routes, form, show, kind } = resource;
  const at = (path: string | undefined, element: ReactNode, right?: Access): readonly Screen[] =>
    path === undefined ? [] : [{ path, element, access: [access, right] }];
  if (kind === 'singleton') return form ? at(routes.list, <SingletonPage resource={resource} form={form} />) : [];
  return [
    ...at(routes.list, <ListPage resource={resource} />),
    ...(form ? at(routes.create, <CreatePage resource={resource} form={form} />, rights.create) : []),
    ...(form ? at(routes.edit, <EditPage resource={resource} form={form} />, rights.update) : []),
    ...(show ? at(routes.show, <ShowPage resource={resource} show={show} />) : []),
  ];
}
