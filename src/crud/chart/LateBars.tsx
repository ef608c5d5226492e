import { lazy } from 'react';
import { LatePart } from '#fields/late/LatePart.tsx';
import type { BarsProps } from './BarsFigure.tsx';

const BarsFigure = lazy(() => import('./BarsFigure.tsx').then(({ BarsFigure }) => ({ default: BarsFigure })));

/** Bars whose code comes when they are asked for. */
export const LateBars = (props: BarsProps) => (
  <LatePart>
    <BarsFigure {...props} />
  </LatePart>
);
