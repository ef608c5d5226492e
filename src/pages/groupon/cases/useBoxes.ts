import { useMemo } from 'react';
import { useScope } from '#crud/data/useScope.ts';
import { useKept } from '#crud/views/useKept.ts';
import { useProviders } from '#providers/useProviders.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { notKept } from '#schemas/messages.ts';
import type { Day, DayProduct } from '../model/Day.ts';
import type { Boxes } from './casesOf.ts';

/** More pieces are in no box. */
const MOST = 99_999;

/** How many pieces are in a box, by what the product is called. */
type Sizes = Readonly<Record<string, number>>;

const isSize = (size: unknown): size is number =>
  typeof size === 'number' && Number.isInteger(size) && size > 0 && size <= MOST;
const readSizes = (kept: unknown): Sizes =>
  Object.fromEntries(
    Object.entries(isRecord(kept) ? kept : {}).flatMap(([name, size]) => (isSize(size) ? [[name, size]] : [])),
  );

/**
 * How many pieces go into a box of each product, kept in this browser. GD-D3
 *
 * Kept by the product's name: the next round sells the same thing under another number.
 */
export function useBoxes({ products }: Pick<Day, 'products'>): {
  readonly boxes: Boxes;
  /** Nothing, or what is no size, forgets it; says so when this browser keeps nothing. */
  readonly setBox: (product: DayProduct, size: number | undefined) => void;
} {
  const { notifications } = useProviders();
  const [sizes, keep] = useKept(`boxes.${useScope()}`, readSizes);
  const boxes = useMemo(
    () => new Map(products.flatMap(({ id, name }) => (sizes[name] === undefined ? [] : [[id, sizes[name]] as const]))),
    [products, sizes],
  );
  const setBox = ({ name }: DayProduct, size: number | undefined) => {
    const { [name]: _, ...others } = sizes;
    if (!keep(isSize(size) ? { ...others, [name]: size } : others)) notifications.open('error', notKept);
  };
  return { boxes, setBox };
}
