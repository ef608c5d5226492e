import { type ComponentType, createContext, useContext } from 'react';
import type { RecordId } from '#providers/data/calls.ts';
import type { VisibilityTracker } from '../list/createVisibilityTracker.ts';
import type { Referring } from '../ref/refers.ts';
import type { Forest } from '../tree/growForest.ts';
import type { Progress } from '../tree/readWhole.ts';
import type { TreeField } from '../tree/tree.tsx';
import type { FieldPath, ItemProps } from './ItemProps.ts';

/** A saved row that a list has let go of. */
export interface SavedRow {
  readonly id: RecordId;
}

export interface RefOptions {
  /** What the chosen one is called, where it is none of them. */
  readonly chosen?: string | undefined;
  readonly options: readonly { readonly value: RecordId; readonly label: string }[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The records of a tree, on their way or there. */
export interface ForestOptions {
  readonly forest: Forest | undefined;
  /** How far the reading is. */
  readonly progress: Progress | undefined;
  /** There are more than are read. */
  readonly isCut: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  /** The record that is edited, where it is one of them. */
  readonly own: RecordId | undefined;
}

export interface CityOptions {
  /** The cities found so far, and the chosen one as soon as its name is known. */
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

export interface RefCreateProps {
  readonly field: Referring;
  /** It is there, and among the options. */
  readonly onCreated: (id: RecordId) => void;
}

/** What inputs ask of the form around them; handed in, so that no input knows the engine. */
export interface FieldPort {
  /** Draws any field at a path: nested lists are made of it. */
  readonly Item: ComponentType<ItemProps>;
  /** The records a reference may point at; of one that depends on another field, those that go with what that holds. */
  readonly useOptions: (field: Referring, under?: unknown, chosen?: RecordId) => RefOptions;
  /** The records of a tree, all of them; read once, whoever asks. */
  readonly useForest: (field: TreeField) => ForestOptions;
  /** Tells whether a name is meant by what is typed, as it is written or as it sounds. */
  readonly useFinds: (typed: string) => (name: string) => boolean;
  /** What the record that is edited holds at a place of the form; nothing of what is new. */
  readonly held: (path: FieldPath) => unknown;
  /** Looks for cities while a keyword is typed; digits alone are searched for. V5 */
  readonly useCities: (keyword: string, chosen: number | undefined) => CityOptions;
  /** Resolves to yes when the merchant lets saved rows go; they are taken out on the server when the form is saved. G5 */
  readonly releaseRows: (field: string, rows: readonly SavedRow[]) => Promise<boolean>;
  /** What amounts of this shop are shown with; never a part of a value. */
  readonly unit: string;
  /** What another record of the list says in this field that reads like it, whatever its case, width and blanks. */
  readonly alike: (field: string, text: string) => string | undefined;
  /** The other records of the list, as far as they were read. */
  readonly others: () => readonly Readonly<Record<string, unknown>>[];
  /** Adds one of what a reference points at, where the merchant may and its name is all it takes. */
  readonly RefCreate: ComponentType<RefCreateProps>;
  /** An input has put values into this field of the form by itself, as if they had been typed. */
  readonly touch: (field: string) => void;
  /** While work is going on nothing can be saved; call what it gives back when the work has ended. U3 */
  readonly beginWork: () => () => void;
  /** Something was chosen and did not arrive: a save asks first. Call what it gives back when it is gone. N3 */
  readonly noteFailed: () => () => void;
  /** Writes down in this browser what is typed. @returns whether something new was written, and is safe. */
  readonly keepDraft: () => boolean;
  /** Called before values are read, for inputs that hold theirs back while typing. Gives back how to stop. */
  readonly beforeSave: (flush: () => void) => () => void;
  /** What the applet has said of this value, as long as it stands there. */
  readonly refused: (path: FieldPath, value: unknown) => string | undefined;
  /** Rows of lists that are drawn when they come near the view. */
  readonly rows: Pick<VisibilityTracker, 'watch'>;
}

export const FieldContext = createContext<FieldPort | null>(null);

/** @throws Error outside of a form of the engine. */
export function useFieldPort(): FieldPort {
  const port = useContext(FieldContext);
  if (!port) throw new Error('Failed to draw an input: it stands outside of a form.');
  return port;
}
