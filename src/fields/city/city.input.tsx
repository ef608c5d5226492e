import { lazy } from 'react';
import type { InputProps } from '../input/ItemProps.ts';
import { LatePart } from '../late/LatePart.tsx';
import type { CityField } from './city.ts';

/** A list with a search is heavy, and few forms ask for a city: its code comes when it is drawn. */
const CitySelect = lazy(() => import('./CitySelect.tsx').then(({ CitySelect }) => ({ default: CitySelect })));

/** One of the applet's cities. V5 */
export function CityInput(props: InputProps<CityField, number>) {
  return (
    <LatePart fallback={<span role="status" className="soft">{`正在加载${props.field.label}…`}</span>}>
      <CitySelect {...props} />
    </LatePart>
  );
}
