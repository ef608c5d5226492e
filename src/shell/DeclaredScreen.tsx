import { lazy } from 'react';
import type { Late } from '#crud/declared/createLate.ts';
import type { ScreenName } from '#crud/declared/ResourceHead.ts';
import { useLate } from '#crud/declared/useLate.ts';
import { ListSkeleton } from '#crud/faces/Faces.tsx';
import { loadCreatePage, loadEditPage, loadSingletonPage } from '#crud/form/loadForms.ts';
import { ListPage } from '#crud/list/ListPage.tsx';
import type { Resource } from '#crud/Resource.ts';
import { loadShowPage } from '#crud/show/loadShow.ts';
import { NotFetched } from './NotFetched.tsx';

const CreatePage = lazy(loadCreatePage);
const EditPage = lazy(loadEditPage);
const ShowPage = lazy(loadShowPage);
const SingletonPage = lazy(loadSingletonPage);

interface Props {
  readonly declared: Late<Resource>;
  readonly name: ScreenName;
}

/** A screen of a resource; where the declaration is not there yet, what a list that is not there yet looks like. */
export function DeclaredScreen({ declared, name }: Props) {
  const { value: resource, failed, retry } = useLate(declared);
  if (failed) return <NotFetched onRetry={retry} />;
  // No boundary that waits: React would hold back what comes into one for half a second.
  return resource ? screenFor(resource, name) : <ListSkeleton />;
}

function screenFor(resource: Resource, name: ScreenName) {
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
