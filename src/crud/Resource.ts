import type { AnyField, FieldMap } from '#fields/Field.ts';
import type { Access } from '#providers/access/createAccessControl.ts';
import type { Calls, DataRecord, RemovalInput, Values, WriteCall } from '#providers/data/calls.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import type { Message } from '#schemas/messages.ts';

/** Whose the records are: one shop's, or everyone's. */
export type ScopeKind = 'shop' | 'global';

/** Where the screens of a resource stand; `:sid` is the shop. R2 */
export interface Routes {
  readonly list: string;
  readonly create?: string;
  /** With `?<editParam>=<id>` behind it. */
  readonly edit?: string;
  readonly editParam?: string;
}

/** What may be done to one record from its row. */
export interface RowAction {
  label(record: DataRecord): string;
  /** Asked before anything is sent. */
  confirm(record: DataRecord): { readonly title: Message; readonly body?: Message };
  /** What is written. */
  values(record: DataRecord): Values;
  success(record: DataRecord): Message;
}

export interface ListDeclaration {
  /** In order; `sizes` in CSS, e.g. `1fr`, is a column's share of the row. */
  readonly columns: readonly { readonly field: string; readonly size: string }[];
  /** The column that names a record; on a phone it heads the card. */
  readonly title: string;
  readonly pageSize: number;
  /** A field whose options are offered as tabs; the first one is open. */
  readonly tabs?: string;
  readonly empty: Message;
  /** Buttons beside the title that lead elsewhere in the same scope. */
  readonly links?: readonly { readonly label: string; readonly to: string }[];
}

/** What of a record can be read in full. */
export interface ShowDeclaration {
  readonly fields: readonly string[];
}

export interface FormDeclaration {
  readonly sections: readonly { readonly title: string; readonly fields: readonly string[] }[];
  /** A field is shown only while another one has one of these values; hidden means not sent and not required. */
  readonly when?: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
  /** A small form opens over its list. */
  readonly as?: 'page' | 'dialog';
}

/** Everything the engine knows of a resource; made by `defineResource`, read by every projection. */
export interface Resource {
  readonly name: string;
  /** What one of them is called, e.g. `商品`. */
  readonly label: string;
  readonly scope: ScopeKind;
  readonly routes: Routes;
  /** The menu group of shop records, the menu item of global ones. R6 */
  readonly menu?: string;
  readonly title: string;
  readonly access?: Access;
  readonly fields: FieldMap;
  readonly calls: Calls;
  /** Calls that take a saved row out of a nested list, by field. G5 */
  readonly removals: Readonly<Record<string, WriteCall<Endpoint, RemovalInput> | undefined>>;
  readonly list: ListDeclaration;
  readonly form?: FormDeclaration;
  readonly show?: ShowDeclaration;
  readonly actions: Readonly<Record<string, RowAction>>;
  readonly texts: Texts;
  /** Resources whose records change with these: their cached lists are asked for anew. */
  readonly affects: readonly string[];
}

/** What is said when something has been done or has failed. */
export interface Texts {
  /** On the button that adds one. */
  readonly add?: string;
  readonly created?: Message;
  readonly updated?: Message;
  readonly deleted?: Message;
  deleting?(record: DataRecord): Message;
  createFailed?(reason: Message): Message;
  updateFailed?(reason: Message): Message;
}

/** A field by its name. @throws Error for a name the resource does not have. */
export function fieldOf(resource: Resource, name: string): AnyField {
  const field = resource.fields[name];
  if (!field) throw new Error(`Failed to find the field "${name}" of ${resource.name}.`);
  return field;
}

/** Whether anything can be done to a record from its row. */
export const hasActions = ({ form, show, calls, actions }: Resource): boolean =>
  show !== undefined ||
  (form !== undefined && calls.update !== undefined) ||
  calls.deleteOne !== undefined ||
  Object.keys(actions).length > 0;
