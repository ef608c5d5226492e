import type { RowScreenProps } from '#crud/Resource.ts';
import { asOrder } from './purchases.ts';
import { SlipsDialog } from './SlipsDialog.tsx';

/** The packing slip of one order. OR-E4 */
export const OrderSlip = ({ resource, record, onClose }: RowScreenProps) => (
  <SlipsDialog resource={resource} onClose={onClose} orders={[asOrder(record)]} which="1 笔订单" />
);
