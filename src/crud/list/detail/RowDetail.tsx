import { drawInFull } from '#fields/shows.tsx';
import { valueIn } from '#fields/valueIn.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { useRefs } from '../../data/useRefs.ts';
import { useScope } from '../../data/useScope.ts';
import { lazyScreen } from '../../lazyScreen.ts';
import { fieldOf, type Resource } from '../../Resource.ts';
import { RecordTool } from '../../tool/RecordTool.tsx';
import { useUnit } from '../../units/useUnit.ts';
import './detail.css';

interface Props {
  readonly resource: Resource;
  readonly record: DataRecord;
}

/** The declared fields of one record in full, and below them what the resource itself has to show. O2 */
export function RowDetail({ resource, record }: Props) {
  const { fileHost } = useProviders();
  const scope = useScope();
  const { fields = [], screen } = resource.list.detail ?? {};
  const { nameOf } = useRefs(resource.fields, fields, scope);
  const context = { resolve: fileHost.resolve, nameOf, unit: useUnit() };
  const Screen = screen && lazyScreen(screen);
  return (
    <>
      {fields.length > 0 && (
        <dl className="detail-fields">
          {fields.map((name) => {
            const field = fieldOf(resource, name);
            return (
              <div key={name}>
                <dt>{field.label}</dt>
                <dd>{drawInFull(valueIn(record, name, field), field, context)}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {Screen && <Screen resource={resource} scope={scope} record={record} />}
      <RecordTool resource={resource} id={record.id} />
    </>
  );
}
