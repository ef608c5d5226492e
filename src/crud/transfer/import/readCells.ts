import { kinds } from '#fields/kinds.ts';
import type { Names } from '#fields/text/FieldText.ts';
import type { RecordId } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { idIn } from '../../idIn.ts';
import type { Resource } from '../../Resource.ts';
import type { FieldColumn } from '../columns.ts';
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

/** The fields of a record that a column stands for: a range for two. */
export function partsIn({ name, field }: Pick<FieldColumn, 'name' | 'field'>): readonly string[] {
  const { spread } = kinds[field.kind].form ?? {};
  return spread ? Object.keys(spread(undefined, field)) : [name];
}

/** The cells as fields of a record. */
export function readCells({ resource, columns, headings, targets, names }: Columns, cells: readonly string[]) {
  const values: Record<string, unknown> = {};
  const faults: Fault[] = [];
  const filled: string[] = [];
  let id: RecordId | undefined;
  for (const [column, target] of targets.entries()) {
    const text = cells[column] ?? '';
    const heading = headings[column] ?? '';
    if (target === ID) {
      id = idAt(resource, text);
      if (id === undefined && text.trim() !== '')
        faults.push({ heading, text, message: '编号要填数字，新的一行请留空' });
    }
    const found = columns.find(({ name }) => name === target);
    if (!found) continue;
    const { name, field, text: facet } = found;
    if (text.includes(UNREADABLE)) {
      faults.push({ heading, text, message: '有读不出来的字，请把文件另存为 UTF-8 的 CSV 或 .xlsx 再导入' });
      continue;
    }
    const read = facet.read(text, field, names);
    if ('problem' in read) faults.push({ heading, text, message: read.problem });
    else if (read.value !== undefined) {
      filled.push(name);
      const { spread } = kinds[field.kind].form ?? {};
      Object.assign(values, spread ? spread(read.value, field) : { [name]: read.value });
    }
  }
  return { id, values, faults, filled };
}
