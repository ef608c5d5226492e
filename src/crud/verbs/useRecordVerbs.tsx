import type { ReactNode } from 'react';
import { LatePart } from '#fields/late/LatePart.tsx';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Message } from '#schemas/messages.ts';
import { useAccess } from '../access/useAccess.ts';
import type { Resource } from '../Resource.ts';
import { pageVerbs } from './pageVerbs.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { deniedOf, rowVerbs } from './rowVerbs.ts';
import { type OpenedRecord, useDialogs } from './useDialogs.ts';
import { useRowActions } from './useRowActions.ts';

/** Something that may be done to the record of this page. */
export interface RecordVerb {
  /** `edit`, `clone`, or the name of an action. */
  readonly name: string;
  readonly label: string;
  /** Its row would offer it just now, too; what is not due is there because a page has room. */
  readonly due: boolean;
  readonly danger?: true | undefined;
  /** Why whoever is signed in may not. R7 */
  readonly denied?: Message | undefined;
  run(): void;
}

interface Asked {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly record: DataRecord;
  /** Reads the record anew. */
  readonly onChanged: () => Promise<unknown>;
}

/**
 * What may be done to a record on a page of its own: the verbs of its row, with the same rights, questions and notices.
 *
 * `dialogs` has to be drawn: what a verb opens stands in it.
 */
export function useRecordVerbs({ resource, scope, record, onChanged }: Asked) {
  const { clock } = useProviders();
  const access = useAccess(resource);
  const { opened, open, close } = useDialogs(resource);
  const { busy, onAction } = useRowActions(resource, scope, open, onChanged);
  const verbs = pageVerbs(resource, rowVerbs(resource, access), record, clock.now()).map(
    (verb): RecordVerb => ({
      ...{ name: verb.name, label: verb.label(record), due: verb.due, danger: verb.danger },
      denied: deniedOf(verb, record),
      run: () => onAction(verb.name, record),
    }),
  );
  const dialogs: ReactNode = isOfRecord(opened) && (
    <LatePart key={opened.what}>
      <RecordDialog
        resource={resource}
        scope={scope}
        opened={opened}
        onClose={() => {
          close();
          void onChanged();
        }}
      />
    </LatePart>
  );
  return { verbs, busy: busy.has(record.id), dialogs };
}

const isOfRecord = (opened: ReturnType<typeof useDialogs>['opened']): opened is OpenedRecord =>
  opened !== undefined && 'record' in opened;
