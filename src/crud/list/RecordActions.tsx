import { LatePart } from '#fields/late/LatePart.tsx';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { useAccess } from '../access/useAccess.ts';
import { lazyScreen } from '../lazyScreen.ts';
import type { Resource } from '../Resource.ts';
import { rowVerbs } from './rowVerbs.ts';
import { useDialogs } from './useDialogs.ts';
import { useRowActions } from './useRowActions.ts';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly record: DataRecord;
  /** Declared actions, by name; those that make no sense for this record now are left out. */
  readonly names: readonly string[];
}

/** What may be done to a record where it is shown outside of its list: offered, asked, sent and told as there. T8, T9 */
export function RecordActions({ resource, scope, record, names }: Props) {
  const { clock } = useProviders();
  const access = useAccess(resource);
  const { opened, open, close } = useDialogs();
  const { busy, onAction } = useRowActions(resource, scope, open);
  const { inline, more } = rowVerbs(resource, access);
  const offered = [...inline, ...more].filter(
    ({ name, offered }) => names.includes(name) && (offered?.(record, clock.now()) ?? true),
  );
  const Screen = opened?.what === 'screen' ? lazyScreen(opened.screen) : undefined;
  return (
    <>
      {offered.map(({ name, label, denied }) => (
        <Button
          key={name}
          disabled={busy.has(record.id) || denied !== undefined}
          title={denied}
          onClick={() => onAction(name, record)}
        >
          {label(record)}
        </Button>
      ))}
      {Screen && (
        <LatePart>
          <Screen resource={resource} scope={scope} record={record} onClose={close} />
        </LatePart>
      )}
    </>
  );
}
