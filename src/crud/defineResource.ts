import type { AnyField, FieldMap, RowOf, ValueOf } from '#fields/Field.ts';
import type {
  CreateCall,
  CreateInput,
  ListCall,
  ListQuery,
  OneCall,
  OneQuery,
  RemovalInput,
  SwapInput,
  UpdateInput,
  WriteCall,
} from '#providers/data/calls.ts';
import type { Providers } from '#providers/useProviders.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import type { Message } from '#schemas/messages.ts';
import { complete, type Declared } from './declare/complete.ts';
import type {
  Cooldown,
  FormSection,
  GridDeclaration,
  ListDeclaration,
  ReadLate,
  RecordCall,
  Resource,
  Rights,
  Routes,
  RowScreen,
  Saved,
  ScopeKind,
  Texts,
} from './Resource.ts';

type ScopeOf<Kind extends ScopeKind> = Kind extends 'shop' ? number : undefined;
type Name<Fields> = keyof Fields & string;
type NameOfKind<Fields, Kind extends string> = {
  [Key in keyof Fields]: Fields[Key] extends { kind: Kind } ? Key : never;
}[keyof Fields] &
  string;
type ChoiceName<Fields> = NameOfKind<Fields, 'choice'>;

/** A record as the list holds it: whatever did not arrive is undefined. T6 */
export type RecordOf<Fields> = { readonly id: number } & {
  readonly [Key in keyof Fields]?: ValueOf<Fields[Key]> | undefined;
};

/** What a form writes: the fields a merchant fills in. */
export type WrittenOf<Fields> = RowOf<{
  [Key in keyof Fields as Fields[Key] extends { readOnly: true } ? never : Key]: Fields[Key];
}>;

/** What an applet may narrow a list by: to one value, not between two ends. */
type FiltersOf<Fields> = {
  readonly [Key in NameOfKind<Fields, 'choice' | 'switch' | 'text'>]: ValueOf<Fields[Key]>;
};

/** Conditions on choices and switches, their values checked against the options. */
type When<Fields> = {
  readonly [Key in Name<Fields>]?: {
    readonly [On in NameOfKind<Fields, 'choice' | 'switch'>]?: readonly ValueOf<Fields[On]>[];
  };
};

/** How the applet is spoken to where its rows follow from the fields themselves. */
export type DerivedCalls = (declared: Derivable) => Pick<Resource, 'calls' | 'order'>;
export interface Derivable {
  readonly name: string;
  readonly scope: ScopeKind;
  readonly fields: FieldMap;
}

interface DeclaredDeed<Fields> {
  label(record: RecordOf<Fields>): string;
  offered?(record: RecordOf<Fields>, now: number): boolean;
  offeredOnPage?(record: RecordOf<Fields>, now: number): boolean;
  readonly danger?: true;
}
type SomeOf<Fields> = { readonly [Key in Name<Fields>]?: ValueOf<Fields[Key]> | undefined };
interface DeclaredWrite<Fields> extends DeclaredDeed<Fields> {
  confirm?(
    record: RecordOf<Fields>,
    unit?: string,
  ): { readonly title: Message; readonly body?: Message; readonly no?: string };
  values?(record: RecordOf<Fields>): SomeOf<Fields>;
  readonly call?: RecordCall;
  readonly turns?: NameOfKind<Fields, 'switch'>;
  success(record: RecordOf<Fields>): Message;
  failure?(reason: Message): Message;
  readonly pause?: Cooldown;
  undo?(record: RecordOf<Fields>): SomeOf<Fields>;
}
type DeclaredScreen<Fields> = DeclaredDeed<Fields> & Pick<RowScreen, 'screen'>;

type Typed = 'money' | 'int' | 'text';
interface RecordsGrid<Fields> extends Pick<GridDeclaration, 'label'> {
  readonly of?: never;
  readonly fields: readonly NameOfKind<Fields, Typed>[];
  readonly rows?: readonly NameOfKind<Fields, 'list' | 'union'>[];
}
type RowsGrid<Fields> = {
  [List in NameOfKind<Fields, 'list'>]: Pick<GridDeclaration, 'label'> & {
    readonly of: List;
    readonly fields: readonly NameOfKind<Fields[List] extends { of: infer Of } ? Of : never, Typed>[];
    readonly rows?: never;
  };
}[NameOfKind<Fields, 'list'>];

/**
 * One resource, declared. Pages, menu, routes, requests and checks follow from it.
 *
 * What is left out follows from the fields: see `complete`.
 */
export interface Declaration<
  Kind extends ScopeKind,
  Fields extends FieldMap,
  L extends Endpoint,
  O extends Endpoint,
  C extends Endpoint,
  U extends Endpoint,
  D extends Endpoint,
  X extends Endpoint,
  W extends Endpoint,
> {
  readonly name: string;
  /** What one of them is called, e.g. `商品`. */
  readonly label: string;
  readonly title?: string;
  readonly scope: Kind;
  readonly kind?: Resource['kind'];
  readonly routes?: Routes;
  /** False for what is reached from elsewhere. */
  readonly menu?: string | false;
  readonly goKey?: string;
  readonly access?: Resource['access'];
  readonly rights?: Rights;
  readonly fields: Fields;
  readonly calls:
    | DerivedCalls
    | {
        readonly getList?: ListCall<L, ListQuery<ScopeOf<Kind>, FiltersOf<Fields>>>;
        readonly getOne?: OneCall<O, OneQuery<ScopeOf<Kind>>>;
        readonly create?: CreateCall<C, CreateInput<ScopeOf<Kind>, WrittenOf<Fields>>>;
        readonly update?: WriteCall<U, UpdateInput<ScopeOf<Kind>, WrittenOf<Fields> & FiltersOf<Fields>>> & {
          readonly whole?: readonly Name<Fields>[];
          readonly carried?: readonly Name<Fields>[];
        };
        readonly deleteOne?: WriteCall<D, OneQuery<ScopeOf<Kind>>>;
      };
  readonly removals?: {
    readonly [Key in Name<Fields>]?: WriteCall<X, RemovalInput<ScopeOf<Kind>>>;
  };
  readonly order?: WriteCall<W, SwapInput<ScopeOf<Kind>>>;
  readonly list?: {
    readonly columns?: readonly Name<Fields>[] | Readonly<{ [Key in Name<Fields>]?: string }>;
    readonly title?: Name<Fields>;
    readonly pageSize?: number;
    readonly tabs?: ChoiceName<Fields>;
    readonly allTab?: true;
    readonly sort?: readonly Name<Fields>[];
    readonly filters?: readonly Name<Fields>[];
    readonly search?: readonly Name<Fields>[];
    readonly offline?: readonly Name<Fields>[];
    readonly find?: false;
    readonly empty?: Message;
    readonly begin?: ListDeclaration['begin'];
    readonly links?: ListDeclaration['links'];
    readonly tools?: ListDeclaration['tools'];
    readonly grid?: RecordsGrid<Fields> | RowsGrid<Fields>;
    readonly parts?: ListDeclaration['parts'];
    readonly late?: { readonly [Key in Name<Fields>]?: ReadLate };
    readonly news?: NonNullable<ListDeclaration['news']> & { readonly part: ValueOf<Fields[ChoiceName<Fields>]> };
    readonly detail?: NonNullable<ListDeclaration['detail']> & { readonly fields: readonly Name<Fields>[] };
  };
  readonly form?: {
    readonly sections?: readonly (FormSection & { readonly fields: readonly Name<Fields>[] })[];
    readonly when?: When<Fields>;
    readonly as?: 'page' | 'dialog';
    readonly next?: true;
    readonly each?: NameOfKind<Fields, 'text'>;
    readonly clone?: { readonly drop: readonly Name<Fields>[] } | false;
  };
  /** False where a page of its own shows it. */
  readonly show?: { readonly fields: readonly Name<Fields>[] } | false;
  readonly actions?: { readonly [action: string]: DeclaredWrite<Fields> | DeclaredScreen<Fields> };
  readonly texts?: Omit<Texts, 'deleting'> & { deleting?(record: RecordOf<Fields>): Message };
  readonly affects?: readonly string[];
  onSaved?(saved: Saved<ScopeOf<Kind>, Partial<WrittenOf<Fields>>>, providers: Providers): void;
  readonly examples?: readonly { readonly [Key in Name<Fields>]?: ValueOf<Fields[Key]> }[];
}

/**
 * Declares a resource: the only place where it is described.
 *
 * A misspelt field, an unknown key, a value that no option has, a body that does not fit its endpoint row: none of
 * them compiles.
 */
export function defineResource<
  const Kind extends ScopeKind,
  const Fields extends Readonly<Record<string, AnyField>>,
  L extends Endpoint = Endpoint,
  O extends Endpoint = Endpoint,
  C extends Endpoint = Endpoint,
  U extends Endpoint = Endpoint,
  D extends Endpoint = Endpoint,
  X extends Endpoint = Endpoint,
  W extends Endpoint = Endpoint,
>(declaration: Declaration<Kind, Fields, L, O, C, U, D, X, W>): Resource {
  // Whoever declares sees exact types; the engine below reads records of any resource. This is the one step between.
  return complete(declaration as unknown as Declared);
}
