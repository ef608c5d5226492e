import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { AnyField, FieldMap } from '../Field.ts';
import { isObject } from '../nested/isObject.ts';
import { type Row, rowsIn } from '../nested/rowsOf.ts';
import type { ListField } from './list.ts';

const isList = (field: AnyField | undefined): field is ListField => field?.kind === 'list';

/** A row once more: what it says without what only the applet knows of it, such as its id, all the way down. */
export function copyRow(of: FieldMap, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => of[name] !== undefined && of[name]?.kind !== 'kept')
      .map(([name, value]) => {
        const field = of[name];
        if (isList(field)) return [name, rowsIn(value).map((each) => copyRow(field.of, each))];
        return [name, field && isObject(field) && isRecord(value) ? copyRow(field.of, value) : value];
      }),
  );
}
