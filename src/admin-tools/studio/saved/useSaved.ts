import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { AppletError } from '#providers/http/AppletError.ts';
import { type Providers, useProviders } from '#providers/useProviders.ts';
import { served } from '#schemas/addresses.ts';
import { declarationsGet, declarationsRestore, declarationsSave } from '#schemas/endpoints/declarations.ts';
import type { Message } from '#schemas/messages.ts';
import { fetchVersion } from '../../runtime/fetchVersion.ts';
import { type DeclaredFile, fileOf } from '../../runtime/fileOf.ts';

/** Two have saved over the same version. */
const CONFLICT = 409;

/** The declarations in use, and what an administrator may do with them. */
export type Saved = ReturnType<typeof useSaved>;

/** Reads what is in use: from the applet, where it keeps versions, or else the file that the page was served with. */
export function useSaved() {
  const providers = useProviders();
  const { notifications, call } = providers;
  const [busy, setBusy] = useState(false);
  // A second press may come before the first is drawn.
  const isBusy = useRef(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ['declarations'],
    queryFn: ({ signal }) => readInUse(providers, signal),
  });
  const file = useMemo(() => data && fileOf(data.text), [data]);

  /** @returns whether it was done; what went wrong is told, and what somebody else has saved is read. */
  async function write(send: (version: number) => Promise<unknown>, success: Message): Promise<boolean> {
    if (!data || isBusy.current) return false;
    isBusy.current = true;
    setBusy(true);
    try {
      await send(data.version);
      notifications.open('success', success);
      await refetch();
      return true;
    } catch (error) {
      notifications.fail(error);
      if (error instanceof AppletError && error.errcode === CONFLICT) await refetch();
      return false;
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }

  return {
    now: data,
    /** Its declarations; undefined while it is read, and for a file that cannot be. */
    file,
    isError,
    busy,
    refetch,
    save: ({ $schema, applets, resources }: DeclaredFile, success: Message) => {
      const declared = {
        ...($schema !== undefined && { $schema }),
        ...(applets && { applets }),
        resources: [...resources],
      };
      return write((version) => call(declarationsSave, { version, declared }), success);
    },
    restore: (to: number, success: Message) => write((version) => call(declarationsRestore, { version, to }), success),
  };
}

async function readInUse({ call, ownCalls }: Providers, signal: AbortSignal) {
  if (!ownCalls) {
    // Where no file lies there is none to be read.
    const { text } = (await fetchVersion(served.beside)) ?? { text: '{ "resources": [] }' };
    return { version: 0, text, who: '', at: null, before: null, file: null };
  }
  const {
    version = 0,
    text = '',
    who = '',
    at = null,
    before = null,
    file = null,
  } = await call(declarationsGet, {}, { signal });
  return { version, text, who, at, before, file };
}
