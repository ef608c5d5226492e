import { useEffect, useRef, useState } from 'react';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { useDataProvider } from '../data/MadeRefine.ts';
import type { Resource } from '../Resource.ts';
import type { Progress } from '../transfer/readAll.ts';
import { readRecords } from '../transfer/readRecords.ts';
import { readSize } from '../transfer/readSize.ts';
import { useOneRun } from '../transfer/useOneRun.ts';

/** How far all records of a part are read. */
type AllRecords =
  | { readonly stage: 'reading'; readonly progress: Progress }
  /** By the merchant, or because a page did not come: then with the reason. */
  | { readonly stage: 'stopped'; readonly reason: Message | undefined }
  | { readonly stage: 'ready'; readonly records: readonly DataRecord[]; readonly whole: boolean };

interface Dependencies {
  readonly resource: Resource;
  readonly scope: Scope;
  /** What the applet narrows the list by. */
  readonly filters: Values;
  /** What the list has loaded already. */
  readonly loaded: readonly DataRecord[];
}

const nothing: AllRecords = { stage: 'reading', progress: { loaded: 0, total: undefined } };

/** Reads every page of a part of a list; can be stopped, gone on with, and contented with what is there. */
export function useAllRecords({ resource, scope, filters, loaded }: Dependencies) {
  const provider = useDataProvider();
  const [state, setState] = useState(nothing);
  const [reading] = useState(() =>
    readRecords(provider, { resource: resource.name, scope, size: readSize(resource), parts: [filters] }),
  );
  const { run, cancel } = useOneRun((reason) => setState({ stage: 'stopped', reason }));

  const start = () =>
    void run(async (signal) => {
      const soFar = reading.soFar().length;
      setState({ stage: 'reading', progress: { loaded: soFar, total: undefined } });
      const records = await reading.run(signal, (progress) => setState({ stage: 'reading', progress }));
      setState({ stage: 'ready', records, whole: true });
    });
  const begin = useRef(start);
  useEffect(() => begin.current(), []);

  const known = () => [...new Map([...reading.soFar(), ...loaded].map((record) => [record.id, record])).values()];
  return {
    state,
    /** What is there already, each once. */
    known,
    start,
    stop() {
      cancel();
      setState({ stage: 'stopped', reason: undefined });
    },
    takeKnown: () => setState({ stage: 'ready', records: known(), whole: false }),
  };
}
