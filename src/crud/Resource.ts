import type { ComponentType } from 'react';
import type { AnyField, FieldMap } from '#fields/Field.ts';
import type { Access, VerbAccess } from '#providers/access/createAccessControl.ts';
import type { RecordRule } from '#providers/access/records.ts';
import type {
  Calls,
  DataRecord,
  OneQuery,
  RecordId,
  RemovalInput,
  Scope,
  SwapInput,
  Values,
  WriteCall,
} from '#providers/data/calls.ts';
import type { Call } from '#providers/http/createHttp.ts';
import type { Providers } from '#providers/useProviders.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import type { Message } from '#schemas/messages.ts';
import type { Sheet } from './transfer/sheet/Sheet.ts';

/** Whose the records are: one shop's, or everyone's. */
export type ScopeKind = 'shop' | 'global';

/** Where the screens of a resource stand; `:sid` is the shop. R2 */
export interface Routes {
  /** Of a singleton: where its one form stands. */
  readonly list: string;
  readonly create?: string;
  /** With `?<editParam>=<id>` behind it, or `:<editParam>` in it. */
  readonly edit?: string;
  readonly editParam?: string;
  /** With `?id=<id>` behind it, or `:<showParam>` in it. Without a `show` of the resource a page of its own stands here. */
  readonly show?: string;
  readonly showParam?: string;
}

interface RowActionBase {
  label(record: DataRecord): string;
  /** Whether it makes sense for this record now, in milliseconds since 1970; left out, for every one. */
  offered?(record: DataRecord, now: number): boolean;
  /** The same on the record's own page, where there is room for what is seldom wanted; left out, as in its row. */
  offeredOnPage?(record: DataRecord, now: number): boolean;
  readonly danger?: true;
  /** To which records it may not be done, and why; left out, to those that may not be changed. */
  readonly refuses?: RecordRule | readonly RecordRule[];
}

/** What may be done again only after a while, e.g. sending a letter. */
export interface Cooldown {
  readonly ms: number;
  /** What the row says of the last time, as long as this session lasts: `已发送 14:08`. */
  said(time: string): string;
}

/** Something that is sent for one record from its row, after a question. */
export interface RowWrite extends RowActionBase {
  /**
   * Asked before anything is sent, left out where one press is enough; `no` where 取消 would be taken for the action itself.
   *
   * @param unit what amounts are shown with
   */
  confirm?(
    record: DataRecord,
    unit?: string,
  ): { readonly title: Message; readonly body?: Message; readonly no?: string };
  /** What is written. */
  values?(record: DataRecord): Values;
  /** A call of its own in place of writing values. */
  readonly call?: RecordCall;
  /** It turns this switch: it stands in the field's own column rather than among the buttons. */
  readonly turns?: string;
  success(record: DataRecord): Message;
  failure?(reason: Message): Message;
  readonly pause?: Cooldown;
  /** What is written to take it back: a second call, offered beside the success. */
  undo?(record: DataRecord): Values;
}

/** A screen of its own that opens over the list for one record. */
export interface RowScreen extends RowActionBase {
  /** Nothing comes of it for whoever may not. R7 */
  readonly right?: keyof Rights;
  readonly screen: LoadScreen<RowScreenProps>;
}

/** What may be done to one record from its row. */
export type RowAction = RowWrite | RowScreen;

/** Whether an action opens a screen rather than sending something. */
export const isScreen = (action: RowAction): action is RowScreen => 'screen' in action;

/** A call about one record. */
export type RecordCall = WriteCall<Endpoint, OneQuery>;

/** A screen whose code comes when it is opened. */
export type LoadScreen<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

export interface RowScreenProps {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly record: DataRecord;
  readonly onClose: () => void;
}

/** What the opened part of a row is given. */
export type RowDetailProps = Omit<RowScreenProps, 'onClose'>;

/** What a tool over the whole list is given: what is loaded and in sight. */
export interface ListToolProps {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly records: readonly DataRecord[];
  readonly onClose: () => void;
}

/** The same of a tool that reads all: its records are the ticked ones, or all there are. */
export interface WholeToolProps extends ListToolProps {
  /** Which they are, for whoever reads what is made of them: `进行中订单，共 43 笔`. */
  readonly which: Message;
}

interface Tool {
  readonly label: string;
  /** What waits for it among the loaded records, e.g. `3 待审核`: while it says so the tool stands beside the title. */
  waits?(loaded: readonly DataRecord[]): string | undefined;
}
interface LoadedTool extends Tool {
  readonly readsAll?: never;
  readonly part?: never;
  readonly screen: LoadScreen<ListToolProps>;
}
/** Where none is ticked it is about all records of the open part, loaded or not: their pages are read before it opens. */
export interface ReadingTool extends Tool {
  readonly readsAll: true;
  /** It is about this part, whichever is open. */
  readonly part?: string | number;
  readonly screen: LoadScreen<WholeToolProps>;
}

/** A screen of its own for a list as a whole. */
export type ListTool = LoadedTool | ReadingTool;

/** What a tool inside a form is given: what is filled in, and how to fill in more. */
export interface FormToolProps {
  readonly values: Values;
  readonly change: (values: Values) => void;
}

export interface ListDeclaration {
  /** In order; `sizes` in CSS, e.g. `1fr`, is a column's share of the row. */
  readonly columns: readonly { readonly field: string; readonly size: string }[];
  /** The column that names a record; on a phone it heads the card. */
  readonly title: string;
  readonly pageSize: number;
  /** A field whose options are offered as tabs; the first one is open. */
  readonly tabs?: string;
  /** Before the tabs one for all of them, which is open: where the applet lists without being told a part. */
  readonly allTab?: true;
  /** Fields the loaded records are sorted by, one after the other, while no column is chosen. */
  readonly sort?: readonly string[];
  /** Fields the list can be narrowed by. */
  readonly filters: readonly string[];
  /** Fields that are searched for what is typed. */
  readonly search: readonly string[];
  /** False where nobody looks for one of them by its name: 找 leaves them out. */
  readonly find?: false;
  readonly empty: Message;
  /** How an empty list is begun; it comes when somebody sees one. */
  readonly begin?: () => Promise<Beginning>;
  /** Buttons beside the title that lead elsewhere in the same scope. */
  readonly links: readonly { readonly label: string; readonly to: string }[];
  /** Columns that the installed product shows without a network, as they were last read: nothing about buyers. N11 */
  readonly offline?: readonly string[];
  /** What opens below a row: fields in full, and below them what they cannot say. Only where no row is virtual. O2 */
  readonly detail?: { readonly fields: readonly string[]; readonly screen?: LoadScreen<RowDetailProps> };
  /** As long as the product is in sight it is asked now and then whether one has come into this part of the tabs. OR-E9 */
  readonly news?: News;
  /** Columns that no answer of the list fills: each value is read by a call of its own, late, and good for a minute. */
  readonly late?: Readonly<Record<string, ReadLate>>;
  /** What lies beside the records in a workbook they are exported to, e.g. one row for each line of an order; amounts stand under a heading with their unit. OR-E8 */
  parts?(records: readonly DataRecord[], unit?: string): Sheet;
  /** Screens for the list as a whole, in its menu. */
  readonly tools: readonly ListTool[];
  /** Many of its records, or the rows of one, are edited at once, as in a sheet. */
  readonly grid?: GridDeclaration;
}

/** What an empty list says of how it is filled, and with what: a press fills the form of a new one, and saves nothing. */
export interface Beginning {
  readonly says: Message;
  /** By what they are called in a sentence, e.g. `蔬菜`. */
  readonly examples: readonly { readonly label: string; readonly values: Values }[];
}

/** What is edited side by side, a line for each: many records or, with `of`, the rows inside of one. GL-D2 */
export interface GridDeclaration {
  /** What it is called in the list's menu or, with `of`, among the verbs of a record. */
  readonly label: string;
  /** The lines are the saved rows of this nested list; it is opened for one record. */
  readonly of?: string;
  /** One column each: fields of the records or, with `of`, of the rows. */
  readonly fields: readonly string[];
  /** Nested lists whose saved rows stand below their record, with those columns that are fields of theirs. */
  readonly rows?: readonly string[];
}

/** Reads what one record's late column says. */
export type ReadLate<Id = RecordId> = (asked: {
  readonly call: Call;
  readonly scope: Scope;
  readonly id: Id;
  readonly signal: AbortSignal;
}) => Promise<unknown>;

/** Records that come while nobody adds any. */
export interface News {
  /** The value of the tab they come into, on its first page. */
  readonly part: string | number;
  readonly everyMs: number;
}

/** What of a record can be read in full. */
export interface ShowDeclaration {
  readonly fields: readonly string[];
}

export interface FormDeclaration {
  readonly sections: readonly FormSection[];
  /** A field is shown only while another one has one of these values; hidden means not sent and not required. */
  readonly when?: When;
  /** A small form opens over its list. */
  readonly as?: 'page' | 'dialog';
  /** One is seldom added alone: in its dialog Enter saves it and goes on with the next. */
  readonly next?: true;
  /** In its dialog this text of a new one takes several lines: each of them becomes a record. */
  readonly each?: string;
  /** Fields a copy starts without; false where copying makes no sense. */
  readonly clone?: { readonly drop: readonly string[] } | false;
}
export interface FormSection {
  readonly title: string;
  readonly fields: readonly string[];
  /** Stands below the fields; without any it is all there is. */
  readonly tool?: LoadScreen<FormToolProps>;
}
/** Field → the fields it depends on → the values they must have. */
export type When = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;

/** Who may do what to the records; what is not named is open to whoever sees them. */
export type Rights = VerbAccess;

/** What has just been saved. */
export interface Saved<S = Scope, Written = Values> {
  readonly scope: S;
  readonly id: RecordId;
  readonly values: Written;
}

/** Everything the engine knows of a resource; made by `defineResource`, read by every projection. */
export interface Resource {
  readonly name: string;
  /** What one of them is called, e.g. `商品`. */
  readonly label: string;
  readonly scope: ScopeKind;
  /** The embedded applet keeps the records; without it the applet has to serve the calls itself. */
  readonly stored?: true;
  /** Many records with a list, or one record with a form. */
  readonly kind: 'collection' | 'singleton';
  readonly routes: Routes;
  /** The menu group of shop records, the menu item of global ones. R6 */
  readonly menu?: string;
  /** The letter that leads to it, after `g`. */
  readonly goKey?: string;
  readonly title: string;
  /** Who may see it at all. R7 */
  readonly access?: Access;
  readonly rights: Rights;
  readonly fields: FieldMap;
  readonly calls: Calls;
  /** The applet knows its records by texts; left out, by numbers. */
  readonly ids?: 'text';
  /** Calls that take a saved row out of a nested list, by field. G5 */
  readonly removals: Readonly<Record<string, WriteCall<Endpoint, RemovalInput> | undefined>>;
  /** The merchant sorts the records by hand; the applet only swaps two neighbours. C2 */
  readonly order?: WriteCall<Endpoint, SwapInput>;
  readonly list: ListDeclaration;
  readonly form?: FormDeclaration;
  readonly show?: ShowDeclaration;
  readonly actions: Readonly<Record<string, RowAction>>;
  readonly texts: Texts;
  /** Resources whose records change with these: their cached lists are asked for anew. */
  readonly affects: readonly string[];
  /** Who else on this page has to know of a save, e.g. the menu of a new name. S3 */
  onSaved?(saved: Saved, providers: Providers): void;
  /** Records as they might be: what mocks, documents and tests start from. */
  readonly examples: readonly Values[];
}

/** What is said when something has been done or has failed. */
export interface Texts {
  /** The measure word, e.g. `件`; `个` where nothing is said. */
  readonly measure?: string;
  /** On the button that adds one. */
  readonly add?: string;
  readonly created?: Message;
  readonly updated?: Message;
  readonly deleted?: Message;
  /** Heads what is wrong in a form. S2, V1 */
  readonly invalid?: Message;
  deleting?(record: DataRecord): Message;
  createFailed?(reason: Message): Message;
  updateFailed?(reason: Message): Message;
}

/** One of them as it is pointed at, e.g. `这件商品`. */
export const oneOf = ({ label, texts }: Pick<Resource, 'label' | 'texts'>): string =>
  `这${texts.measure ?? '个'}${label}`;

/** A field by its name. @throws Error for a name the resource does not have. */
export function fieldOf(resource: Pick<Resource, 'fields' | 'name'>, name: string): AnyField {
  const field = resource.fields[name];
  if (!field) throw new Error(`Failed to find the field "${name}" of ${resource.name}.`);
  return field;
}

/** Whether a copy of a record can be made. */
export const canClone = ({ form, calls }: Resource): boolean =>
  form !== undefined && form.clone !== false && calls.create !== undefined;

/** Whether a record can be read in full, here or on a page of its own. */
export const canRead = ({ show, routes }: Pick<Resource, 'show' | 'routes'>): boolean =>
  show !== undefined || routes.show !== undefined;
