import type { CSSProperties } from 'react';
import type { Box } from '../document/Piece.ts';
import { toReactStyle } from './toReactStyle.ts';

/** What would cut off a text that grows while it is written, and what cannot be seen any more could not be edited. */
const HIDING = /^(?:overflow(?:-[xy])?|max-height|opacity)$/;

/** How a box is drawn around its blocks: as its article says, but that nothing in it is cut off. */
export const drawnBox = ({ style }: Box): CSSProperties =>
  toReactStyle(
    Object.fromEntries(
      Object.entries(style)
        .filter(([name]) => !HIDING.test(name))
        .map(([name, value]) => [name === 'height' ? 'min-height' : name, value]),
    ),
  );
