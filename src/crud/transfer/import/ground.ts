import type { Names } from '#fields/text/FieldText.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { formAt } from '../../form/formFor.ts';
import type { FormDeclaration, Resource } from '../../Resource.ts';
import type { FieldColumn } from '../columns.ts';
import type { Target } from './matchColumns.ts';
import { byTitle, type Ground } from './planRow.ts';

const NO_FORM: FormDeclaration = { sections: [] };

interface Given {
  readonly resource: Resource;
  readonly columns: readonly FieldColumn[];
  readonly headings: readonly string[];
  readonly targets: readonly Target[];
  readonly records: readonly DataRecord[];
  readonly names: Names;
  readonly mayUpdate: boolean;
  readonly refusal?: Ground['refusal'];
}

/** What the rows of a sheet are held against: laid once, so that each row costs little. */
export const groundOf = ({ resource, records, mayUpdate, ...given }: Given): Ground => ({
  ...given,
  resource,
  forms: {
    create: formAt(resource, resource.form ?? NO_FORM, 'create'),
    update: formAt(resource, resource.form ?? NO_FORM, 'update'),
  },
  existing: new Map(records.map((record) => [record.id, record])),
  titled: byTitle(resource, records),
  mayUpdate: mayUpdate && resource.calls.update !== undefined,
});
