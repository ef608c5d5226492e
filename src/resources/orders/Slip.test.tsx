import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asOrder } from './purchases.ts';
import { Slip } from './Slip.tsx';

test('OR-E4 a slip of an order that arrived with little of itself says no more than that', () => {
  render(<Slip order={asOrder({ id: 7, serial_num: 12 })} shop={undefined} shipping={undefined} />);
  expect(screen.getByRole('region', { name: '配货单 12' }).textContent).toMatch(/^#12--\s*(--)?$/);
});
