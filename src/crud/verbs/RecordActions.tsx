import type { DataRecord, Scope } from '#providers/data/calls.ts';
import type { Resource } from '../Resource.ts';
import { useRecordVerbs } from './useRecordVerbs.tsx';
import { VerbButton } from './VerbButton.tsx';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly record: DataRecord;
  /** Declared actions, by name; those that make no sense for this record now are left out. */
  readonly names: readonly string[];
}

/** The lists that show it are asked anew by the write itself. */
const nothing = async () => {};

/** What may be done to a record where it is shown outside of its list: offered, asked, sent and told as there. T8, T9 */
export function RecordActions({ resource, scope, record, names }: Props) {
  const { verbs, busy, dialogs } = useRecordVerbs({ resource, scope, record, onChanged: nothing });
  return (
    <>
      {verbs
        .filter(({ name, due }) => due && names.includes(name))
        .map((verb) => (
          <VerbButton key={verb.name} verb={verb} busy={busy} />
        ))}
      {dialogs}
    </>
  );
}
