import type { AnyField } from '../Field.ts';
import type { RefDepends } from './ref.ts';

/** A field whose values are ids of another resource's records. */
export type Referring = AnyField & {
  readonly to: string;
  /** Which of their fields names them. */
  readonly shows: string;
  readonly ids?: 'text';
  readonly dependsOn?: RefDepends;
  /** Which of their fields holds the id of the one they belong to, where they do. */
  readonly parent?: string;
};

/** Whether a field holds ids of another resource's records, be it one or several. */
export const refers = (field: AnyField): field is Referring => 'shows' in field;
