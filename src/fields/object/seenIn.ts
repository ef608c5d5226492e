import type { AnyField } from '../Field.ts';
import { kinds } from '../kinds.ts';
import type { ObjectField } from './object.tsx';

/** The fields a merchant sees. */
export const seenIn = ({ of }: Pick<ObjectField, 'of'>): readonly (readonly [string, AnyField])[] =>
  Object.entries(of).filter(([, { kind }]) => !kinds[kind].unseen);
