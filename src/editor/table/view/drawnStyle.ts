import type { CSSProperties } from 'react';
import { readDeclarations } from '../../document/declarations.ts';
import { toReactStyle } from '../../engine/toReactStyle.ts';
import { isStripe, withStripe } from '../flags.ts';
import type { Attributes } from '../Table.ts';

const alignments = ['left', 'center', 'right', 'justify'] as const;

const declared = ({ style }: Attributes): CSSProperties => toReactStyle(readDeclarations(style ?? '') ?? {});

/** A cell as its buyers see it: what its attributes say, and its style after them. */
export function cellStyle(attributes: Attributes): CSSProperties {
  const { align, valign, bgcolor } = attributes;
  const textAlign = alignments.find((known) => known === align);
  return {
    ...(bgcolor && { backgroundColor: bgcolor }),
    ...(textAlign && { textAlign }),
    ...(valign && { verticalAlign: valign }),
    ...declared(attributes),
  };
}

/** A row as its buyers see it; `headers` says how many rows above the stripes are plain, undefined that none are striped. */
export const rowStyle = (attributes: Attributes, row: number, headers: number | undefined): CSSProperties =>
  declared(headers !== undefined && isStripe(row, headers) ? withStripe(attributes) : attributes);
