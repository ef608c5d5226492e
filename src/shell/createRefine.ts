import type { NotificationProvider, RefineProps } from '@refinedev/core';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { MadeRefine } from '#crud/data/MadeRefine.ts';
import { createDataProvider } from '#providers/data/createDataProvider.ts';
import type { Notifications } from '#providers/notification/createNotifications.ts';
import type { Providers } from '#providers/useProviders.ts';
import { resourcesOf, type Section } from './sections.ts';

/** refine, made from the declarations: its registry, its providers, its cache. It holds no URL state and no undo. */
export function createRefine(providers: Providers, sections: readonly Section[]): MadeRefine {
  const { call, session, profile, auth, notifications } = providers;
  const resources = resourcesOf(sections);
  const queryClient = createQueryClient(notifications);
  // Nothing that one merchant has read is there for the next one, and nothing of theirs can be taken back by them.
  let reader = session.get();
  session.subscribe(() => {
    if (session.get() === reader) return;
    reader = session.get();
    queryClient.clear();
    // Whoever has just signed in is not told any more why that failed before.
    const isIn = reader !== null;
    for (const { id, action } of notifications.get()) if (action || isIn) notifications.close(id);
  });
  const dataProvider = createDataProvider(
    call,
    Object.fromEntries(resources.map((resource) => [resource.name, resource])),
  );
  const props: RefineProps = {
    authProvider: auth,
    dataProvider,
    accessControlProvider: {
      // Nobody asks before a row is there.
      async can(asked) {
        const { createAccess } = await import('./late/createAccess.ts');
        return createAccess(profile, resources, queryClient).can(asked);
      },
    },
    notificationProvider: toRefine(notifications),
    resources: resources.map(({ name, label, title, routes: { list, create, edit, show } }) => ({
      name,
      list,
      ...(create && { create }),
      ...(edit && { edit }),
      ...(show && { show }),
      meta: { label, title },
    })),
    options: {
      disableTelemetry: true,
      disableRouteChangeHandler: true,
      reactQuery: { clientConfig: queryClient },
    },
  };
  return { props, queryClient, dataProvider };
}

/** refine speaks through the product's own notices; the headline says it all. */
function toRefine(notifications: Notifications): NotificationProvider {
  return {
    open: ({ type, message }) => notifications.open(type === 'progress' ? 'info' : type, message),
    close: () => undefined,
  };
}

/**
 * The cache of everything that was read. A failed read is told here, once, wherever it was asked for. T7
 *
 * Nothing is tried again by itself: the screen offers that to the merchant.
 */
function createQueryClient(notifications: Notifications): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => notifications.fail(error) }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
