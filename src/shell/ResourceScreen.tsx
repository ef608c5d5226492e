import { lazy } from 'react';
import type { ScreenName } from '#crud/declared/screensOf.ts';
import { loadCreatePage, loadEditPage, loadSingletonPage } from '#crud/form/loadForms.ts';
import { ListPage } from '#crud/list/ListPage.tsx';
import type { Resource } from '#crud/Resource.ts';
import { loadShowPage } from '#crud/show/loadShow.ts';

const CreatePage = lazy(loadCreatePage);
const EditPage = lazy(loadEditPage);
const ShowPage = lazy(loadShowPage);
const SingletonPage = lazy(loadSingletonPage);

interface Props {
  readonly resource: Resource;
  readonly name: ScreenName;
}

/** A screen of a resource. */
export function ResourceScreen({ resource, name }: Props) {
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
