import { fieldOf, type Resource } from '#crud/Resource.ts';
import { useUnit } from '#crud/units/useUnit.ts';
import { kinds } from '#fields/kinds.ts';
import { valueIn } from '#fields/valueIn.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';

interface Props {
  readonly resource: Resource;
  readonly record: DataRecord;
  readonly name: string;
}

/** One fact of a record, as its list would show it; an amount with its unit, for there is no heading over it. */
export function Value({ resource, record, name }: Props) {
  const { fileHost, clock } = useProviders();
  const field = fieldOf(resource, name);
  const now = clock.now();
  const unit = useUnit();
  const { resolve, thumbnail } = fileHost;
  return kinds[field.kind].cell.draw(valueIn(record, name, field, now), field, {
    resolve,
    thumbnail,
    now,
    record,
    unit,
  });
}
