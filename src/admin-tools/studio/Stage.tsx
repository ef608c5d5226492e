import { lazy, Suspense, useMemo, useState } from 'react';
import { createStore, useStore } from '#crud/createStore.ts';
import { RecordsProvider } from '#crud/data/RecordsProvider.tsx';
import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';
import { ResourcesContext } from '#crud/declared/ResourcesContext.ts';
import { ListPage } from '#crud/list/ListPage.tsx';
import type { Resource } from '#crud/Resource.ts';
import { ShowFields } from '#crud/show/ShowFields.tsx';
import { refers } from '#fields/ref/refers.ts';
import type { LocalStore } from '#providers/storage/createLocalStore.ts';
import { type Providers, ProvidersContext, useProviders } from '#providers/useProviders.ts';
import { createRefine } from '#shell/createRefine.ts';
import { ListSkeleton } from '#ui/Faces.tsx';
import { type Tab, Tabs } from '#ui/Tabs.tsx';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import { type Backstage, createBackstage, type SentRequest } from './createBackstage.ts';
import { stageOf, standIn } from './stageOf.ts';

/** The form is heavy, and a declaration may have none. */
const StageForm = lazy(() => import('./StageForm.tsx').then(({ StageForm }) => ({ default: StageForm })));

const parts = [
  { value: 'list', label: '列表' },
  { value: 'form', label: '表单' },
  { value: 'show', label: '详情' },
] as const;

interface Props {
  readonly written: WrittenAsData;
  /** Which part is open. */
  readonly part: Tab['value'];
  readonly onPart: (part: Tab['value']) => void;
}

/** A declaration as a merchant would see it, drawn by the engine itself over its examples; nothing is really sent. */
export function Stage({ written, part, onPart }: Props) {
  const outside = useProviders();
  const [{ resource, made, providers, resources, backstage }] = useState(() => setUp(written, outside));
  return (
    <ProvidersContext.Provider value={providers}>
      <RecordsProvider made={made}>
        <ResourcesContext.Provider value={resources}>
          <section className="studio-stage" aria-label="预览">
            <Tabs label="预览" options={parts} value={part} onChange={onPart} countOf={() => undefined} />
            <Suspense fallback={<ListSkeleton />}>
              <Part resource={resource} part={part} onSaved={() => onPart('list')} />
            </Suspense>
          </section>
          <Sent of={backstage} />
        </ResourcesContext.Provider>
      </RecordsProvider>
    </ProvidersContext.Provider>
  );
}

function setUp(written: WrittenAsData, outside: Providers) {
  const shop = outside.profile.get()?.shops[0]?.id ?? 1;
  const resource = stageOf(written, shop);
  const referred = Object.values(resource.fields).flatMap((field) =>
    refers(field) && field.to !== resource.name ? [standIn(field.to, field.shows, shop)] : [],
  );
  const resources = [resource, ...referred];
  const backstage = createBackstage(resources);
  const providers: Providers = {
    ...outside,
    call: backstage.call,
    local: memoryStore(),
    // Nothing leaves the studio: a picture is where it would have been.
    upload: async ({ name }) => `/files/${encodeURIComponent(name)}`,
  };
  return { resource, resources, backstage, providers, made: createRefine(providers, resources) };
}

interface PartProps extends Pick<Props, 'part'> {
  readonly resource: Resource;
  readonly onSaved: () => void;
}

function Part({ resource, part, onSaved }: PartProps) {
  const { form, show, fields, examples } = resource;
  const record = useMemo(() => ({ id: 1, ...examples[0] }), [examples]);
  if (part === 'list') return <ListPage inside resource={resource} />;
  if (part === 'form')
    return form ? <StageForm resource={resource} form={form} onSaved={onSaved} /> : <p>这份声明没有表单。</p>;
  const read = show?.fields ?? Object.keys(fields);
  return (
    <AntdTheme>
      <ShowFields resource={resource} scope={undefined} fields={read} record={record} />
    </AntdTheme>
  );
}

const Sent = ({ of }: { readonly of: Backstage }) => <Requests sent={useStore(of.sent)} />;

/** A store that forgets: what a stage keeps of drafts, columns and views is nobody's. */
function memoryStore(): LocalStore {
  const kept = createStore<ReadonlyMap<string, unknown>>(new Map());
  return {
    get: (key) => kept.get().get(key),
    set(key, value) {
      kept.set(new Map(kept.get()).set(key, value));
      return true;
    },
    remove: (key) => kept.set(new Map([...kept.get()].filter(([other]) => other !== key))),
    keys: (prefix) => [...kept.get().keys()].filter((key) => key.startsWith(prefix)),
    subscribe: kept.subscribe,
  };
}

/** What would have been sent, the newest first. */
const Requests = ({ sent }: { readonly sent: readonly SentRequest[] }) => (
  <section className="studio-requests" aria-label="会发出的请求">
    <h2>会发出的请求</h2>
    <p className="soft">在预览里操作，看每一步会发给小程序后端什么；什么也不会真的发出。</p>
    <ol reversed>
      {[...sent].reverse().map(({ nth, line, body }) => (
        <li key={nth}>
          <code>{line}</code>
          {body.map((field) => (
            <code key={field}>{field}</code>
          ))}
        </li>
      ))}
    </ol>
  </section>
);
