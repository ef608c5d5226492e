import type { AnyField, FieldMap, FillTime, RowOf, ValueOf } from '#fields/Field.ts';
import type { Access } from '#providers/access/createAccessControl.ts';
import type {
  AppletId,
  CreateCall,
  CreateInput,
  ListCall,
  ListQuery,
  OneCall,
  OneQuery,
  RecordId,
  RemovalInput,
  SwapInput,
  UpdateInput,
  WriteCall,
} from '#providers/data/calls.ts';
import type { Profile } from '#providers/session/createProfile.ts';
import type { Providers } from '#providers/useProviders.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import type { Habit } from '#schemas/habit/Habit.ts';
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
  Routes,
  RowScreen,
  Saved,
  ScopeKind,
  Texts,
} from './Resource.ts';

type ScopeOf<Kind extends ScopeKind> = Kind extends 'shop' ? number : undefined;
/** Rows that are written out are the applet's own, which knows its records by numbers. */
type One<Kind extends ScopeKind> = OneQuery<ScopeOf<Kind>, AppletId>;
type Name<Fields> = keyof Fields & string;
type NameOfKind<Fields, Kind extends string> = {
  [Key in keyof Fields]: Fields[Key] extends { kind: Kind } ? Key : never;
}[keyof Fields] &
  string;
type ChoiceName<Fields> = NameOfKind<Fields, 'choice'>;

/** A record as the list holds it: whatever did not arrive is undefined. T6 */
export type RecordOf<Fields> = { readonly id: RecordId } & {
  readonly [Key in keyof Fields]?: ValueOf<Fields[Key]> | undefined;
};

/** What a form writes: the fields a merchant fills in, at the one time or the other. */
export type WrittenOf<Fields, Time extends FillTime = FillTime> = RowOf<{
  [Key in keyof Fields as Fields[Key] extends { readOnly: true } | { only: Exclude<FillTime, Time> }
    ? never
    : Key]: Fields[Key];
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

type Decides = 'choice' | 'switch' | 'ref' | 'city';
type Spelled<Value> = Value extends string | number | boolean ? `${Value}` : never;

/** A field that depends on another one of its row: that one is there, and what is offered is offered under values it has. */
type DependentIn<Field, Fields> = Field extends { dependsOn: infer Depends extends { readonly field: string } }
  ? string extends Depends['field']
    ? unknown
    : { readonly dependsOn: { readonly field: NameOfKind<Fields, Decides> } & OptionsUnder<Depends, Fields> }
  : Field extends { readonly of: infer Of extends FieldMap }
    ? { readonly of: Dependents<Of> }
    : Field extends { readonly variants: infer Variants }
      ? { readonly variants: { readonly [Key in keyof Variants]: DependentIn<Variants[Key], Fields> } }
      : unknown;
type OptionsUnder<Depends, Fields> = Depends extends { readonly field: infer On; readonly options: infer Options }
  ? {
      readonly options: {
        readonly [Value in keyof Options as string extends Value ? never : Value]: On extends keyof Fields
          ? Value extends string | number
            ? `${Value}` extends Spelled<ValueOf<Fields[On]>>
              ? unknown
              : never
            : never
          : unknown;
      };
    }
  : unknown;
type Dependents<Fields> = { readonly [Key in keyof Fields]: DependentIn<Fields[Key], Fields> };

/** How the applet is spoken to where its rows follow from the fields themselves. */
export type DerivedCalls = ((declared: Derivable) => Pick<Resource, 'calls' | 'order' | 'ids'>) & {
  /** The habit they follow, as data: what the embedded applet is told of a stored resource. */
  readonly habit?: { readonly noun: string; readonly plural?: string };
  /** The habit of the applet that they speak to. */
  readonly speaks?: Habit;
};
export interface Derivable {
  readonly name: string;
  /** The embedded applet keeps it. */
  readonly stored?: true;
  readonly scope: ScopeKind;
  readonly fields: FieldMap;
}

interface DeclaredActionBase<Fields> {
  label(record: RecordOf<Fields>): string;
  offered?(record: RecordOf<Fields>, now: number): boolean;
  offeredOnPage?(record: RecordOf<Fields>, now: number): boolean;
  readonly danger?: true;
  readonly refuses?: DeclaredRule<Fields> | readonly DeclaredRule<Fields>[];
}
interface DeclaredRule<Fields> {
  readonly when:
    | { readonly [On in NameOfKind<Fields, 'choice' | 'switch'>]?: readonly ValueOf<Fields[On]>[] }
    | ((record: RecordOf<Fields>, user: Profile['user']) => boolean);
  readonly reason: Message;
}
type DeclaredRight<Fields> = Access | DeclaredRule<Fields> | readonly (Access | DeclaredRule<Fields>)[];
type SomeOf<Fields> = { readonly [Key in Name<Fields>]?: ValueOf<Fields[Key]> | undefined };
interface DeclaredWrite<Fields> extends DeclaredActionBase<Fields> {
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
type DeclaredScreen<Fields> = DeclaredActionBase<Fields> & Pick<RowScreen, 'screen'>;

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
  readonly stored?: true;
  readonly kind?: Resource['kind'];
  readonly routes?: Routes;
  /** False for what is reached from elsewhere. */
  readonly menu?: string | false;
  readonly goKey?: string;
  readonly access?: Resource['access'];
  readonly rights?: {
    readonly create?: Access;
    readonly update?: DeclaredRight<Fields>;
    readonly deleteOne?: DeclaredRight<Fields>;
  };
  readonly fields: Fields & Dependents<Fields>;
  readonly calls:
    | DerivedCalls
    | {
        readonly getList?: ListCall<L, ListQuery<ScopeOf<Kind>, FiltersOf<Fields>>>;
        readonly getOne?: OneCall<O, One<Kind>>;
        readonly create?: CreateCall<C, CreateInput<ScopeOf<Kind>, WrittenOf<Fields, 'create'>>>;
        readonly update?: WriteCall<
          U,
          UpdateInput<ScopeOf<Kind>, WrittenOf<Fields, 'update'> & FiltersOf<Fields>, AppletId>
        > & {
          readonly whole?: readonly Name<Fields>[];
          readonly carried?: readonly Name<Fields>[];
        };
        readonly deleteOne?: WriteCall<D, One<Kind>>;
      };
  readonly removals?: {
    readonly [Key in Name<Fields>]?: WriteCall<X, RemovalInput<ScopeOf<Kind>, AppletId>>;
  };
  readonly order?: WriteCall<W, SwapInput<ScopeOf<Kind>, AppletId>>;
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
    readonly late?: { readonly [Key in Name<Fields>]?: ReadLate<AppletId> };
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
