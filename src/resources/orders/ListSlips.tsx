import type { ListToolProps } from '#crud/Resource.ts';
import { chosenOrders } from './chosenOrders.ts';
import { SlipsDialog } from './SlipsDialog.tsx';

/** Packing slips of the ticked orders, or of all in sight. OR-E4 */
export const ListSlips = ({ resource, records, chosen, onClose }: ListToolProps) => (
  <SlipsDialog resource={resource} onClose={onClose} {...chosenOrders({ records, chosen })} />
);
