import { Descriptions } from 'antd';
import type { AnyField } from '#fields/Field.ts';
import { drawInFull } from '#fields/shows.tsx';
import { valueIn } from '#fields/valueIn.ts';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { useAccess } from '../access/useAccess.ts';
import { useNames } from '../data/useNames.ts';
import { shownFields } from '../logic/shownFields.ts';
import { fieldOf, type Resource } from '../Resource.ts';
import { useUnit } from '../units/useUnit.ts';
import { groupsOf } from './groupsOf.ts';
import './show.css';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  /** What can be read, in its order. */
  readonly fields: readonly string[];
  readonly record: DataRecord;
}

/** Said for every width: antd would put three where nothing is said. */
const sideBySide = { xs: 1, sm: 1, md: 2, lg: 2, xl: 2, xxl: 2 } as const;

/** All that is known of one record, to be read: what this merchant may see, and what this record has. R7 */
export function ShowFields({ resource, scope, fields, record }: Props) {
  const { fileHost, clock } = useProviders();
  const { sees } = useAccess(resource);
  const covered = coveredBy(fields.map((name) => fieldOf(resource, name)));
  const shown = [...shownFields(fields, resource.form?.when, record)].filter(
    (name) => sees(name) && !covered.has(name),
  );
  const nameOf = useNames(resource, shown, record, scope);
  const context = { resolve: fileHost.resolve, nameOf, unit: useUnit(), now: clock.now() };
  return groupsOf(resource, shown).map(({ wide, names }) => (
    <Descriptions
      key={names[0]}
      className="show"
      column={wide ? 1 : sideBySide}
      layout={wide ? 'vertical' : 'horizontal'}
      colon={!wide}
      items={names.map((name) => {
        const field = fieldOf(resource, name);
        const value = valueIn(record, name, field, context.now);
        return { key: name, label: field.label, children: drawInFull(value, field, context) };
      })}
    />
  ));
}

/** The days that are read as one range already. */
const coveredBy = (fields: readonly AnyField[]): ReadonlySet<unknown> =>
  new Set(fields.flatMap((field) => ('from' in field && 'to' in field ? [field.from, field.to] : [])));
