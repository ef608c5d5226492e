import { lazy, type ReactNode } from 'react';
import { Link, Navigate, type RouteObject } from 'react-router';
import { type ScreenName, screensOf } from '#crud/declared/screensOf.ts';
import { loadCreatePage, loadEditPage, loadSingletonPage } from '#crud/form/loadForms.ts';
import { ListPage } from '#crud/list/ListPage.tsx';
import type { Resource } from '#crud/Resource.ts';
import { loadShowPage } from '#crud/showPage/loadShowPage.ts';
import { type Rule, rulesOf } from '#providers/access/records.ts';
import { Empty } from '#ui/Faces.tsx';
import { useTitle } from '#ui/useTitle.ts';
import { Broken } from './Broken.tsx';
import { RequireAccess, RequireSession, RequireShop, RequireVisitor } from './guards.tsx';
import { Layout } from './Layout.tsx';
import { isResource, type Section } from './sections.ts';

const CreatePage = lazy(loadCreatePage);
const EditPage = lazy(loadEditPage);
const ShowPage = lazy(loadShowPage);
const SingletonPage = lazy(loadSingletonPage);

interface Props {
  readonly resource: Resource;
  readonly name: ScreenName;
}

/** A screen of a resource. */
function ResourceScreen({ resource, name }: Props) {
  const { form, show, kind } = resource;
  if (name === 'show') return show && <ShowPage resource={resource} show={show} />;
  if (name === 'list' && kind !== 'singleton') return <ListPage resource={resource} />;
  if (!form) return null;
  if (name === 'list') return <SingletonPage resource={resource} form={form} />;
  return name === 'create' ? (
    <CreatePage resource={resource} form={form} />
  ) : (
    <EditPage resource={resource} form={form} />
  );
}

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
  readonly access: readonly Rule[];
}

/** The screens of a section: what its declaration has routes for. */
export function screensOfSection(section: Section): readonly Screen[] {
  const { access } = section;
  if (isResource(section)) return screensOfResource(section);
  return [{ path: section.path, element: <section.Screen title={section.title} />, access: rulesOf(access) }];
}

function screensOfResource(resource: Resource): readonly Screen[] {
  const { access, rights, routes } = resource;
  const rightTo = { list: undefined, create: rights.create, edit: rights.update, show: undefined };
  return screensOf(resource).map((name) => ({
    path: routes[name] ?? '',
    element: <ResourceScreen key={`${resource.name} ${name}`} resource={resource} name={name} />,
    access: [...rulesOf(access), ...rulesOf(rightTo[name])],
  }));
}

/** An address that leads nowhere, inside the shell, with a way back. R1 */
function NotFound() {
  useTitle('没有这一页');
  return (
    <section>
      <h1 className="unseen">404</h1>
      <Empty text="404 没有这一页，地址可能写错了">
        <Link className="button" to="/dashboard">
          回到首页
        </Link>
      </Empty>
    </section>
  );
}
