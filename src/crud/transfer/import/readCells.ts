import { inTurn } from '#fields/dependsOn.ts';
import { kinds } from '#fields/kinds.ts';
import type { Names } from '#fields/text/FieldText.ts';
import type { RecordId, Values } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { Message } from '#schemas/messages.ts';
import { idIn } from '../../idIn.ts';
import type { Resource } from '../../Resource.ts';
import { besides, type FieldColumn } from '../columns.ts';
import { inRow } from '../inRow.ts';
import { UNREADABLE } from '../sheet/decodeText.ts';
import { ID, type Target } from './matchColumns.ts';

/** What is wrong with one cell; a field without a column is named by its label. */
export interface Fault {
  readonly heading: string;
  readonly text: string;
  readonly message: Message;
}

/** How the columns of a sheet are read. */
export interface Columns {
  readonly resource: Pick<Resource, 'ids'>;
  readonly columns: readonly FieldColumn[];
  readonly headings: readonly string[];
  readonly targets: readonly Target[];
  readonly names: Names;
}

/** The record's id as a cell says it, `12` or `#12`; undefined where it is none. */
export function idAt(resource: Pick<Resource, 'ids'>, text: string): RecordId | undefined {
  const said = text.trim();
  return idIn(
    resource,
    resource.ids === 'text'
      ? said
      : said
          .normalize('NFKC')
          .replace(/^#/, '')
          .replace(/^0+(?=\d)/, ''),
  );
}

/** The fields of a record that a column stands for: a range for two, one inside of a group for the group. */
export function partsIn({ name, field, inside }: Pick<FieldColumn, 'name' | 'field' | 'inside'>): readonly string[] {
  if (inside) return [inside[0]];
  const { spread } = kinds[field.kind].form ?? {};
  return spread ? Object.keys(spread(undefined, field)) : [name];
}

/**
 * The cells as fields of a record; what depends on another field is read after it, beside what the row or the record holds.
 *
 * @param heldBy what the record of an id holds
 */
export function readCells(
  { resource, columns, headings, targets, names }: Columns,
  cells: readonly string[],
  heldBy: (id: RecordId) => Values | undefined = () => undefined,
) {
  const values: Record<string, unknown> = {};
  const faults: Fault[] = [];
  const filled: string[] = [];
  const own = targets.indexOf(ID);
  const said = cells[own] ?? '';
  const id = own < 0 ? undefined : idAt(resource, said);
  if (id === undefined && said.trim() !== '')
    faults.push({ heading: headings[own] ?? '', text: said, message: '编号要填数字，新的一行请留空' });
  const held = id === undefined ? undefined : heldBy(id);
  const read = targets.flatMap((target) => columns.find(({ name }) => name === target) ?? []);
  for (const { name, field, text: facet, inside } of inTurn(read)) {
    const column = targets.indexOf(name);
    const text = cells[column] ?? '';
    const heading = headings[column] ?? '';
    if (text.includes(UNREADABLE)) {
      faults.push({ heading, text, message: '有读不出来的字，请把文件另存为 UTF-8 的 CSV 或 .xlsx 再导入' });
      continue;
    }
    const reading = facet.read(
      text,
      ...inRow(field, names, besides({ ...held, ...values }, { ...(inside && { inside }) })),
    );
    if ('problem' in reading) faults.push({ heading, text, message: reading.problem });
    else if (reading.value !== undefined) {
      filled.push(name);
      if (inside) {
        const [group, own] = inside;
        // What the sheet does not say of the group stays as it is.
        const around = values[group] ?? held?.[group];
        values[group] = { ...(isRecord(around) ? around : {}), [own]: reading.value };
        continue;
      }
      const { spread } = kinds[field.kind].form ?? {};
      Object.assign(values, spread ? spread(reading.value, field) : { [name]: reading.value });
    }
  }
  return { id, values, faults, filled };
}
