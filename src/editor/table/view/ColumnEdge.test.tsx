import { fireEvent, render } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { ColumnEdge } from './ColumnEdge.tsx';

const widths: Readonly<Record<string, number>> = { '0 0': 300, '1 0': 200, '1 1': 100 };

/** A cell over two columns, 200 and 100 px wide, drawn by its right edge; below it one of each, or nothing. */
function openEdge(below: boolean) {
  const said: number[] = [];
  const { container } = render(
    <table>
      <colgroup>
        <col />
        <col style={{ width: '100px' }} />
      </colgroup>
      <tbody>
        <tr>
          <td data-place="0 0" colSpan={2}>
            <ColumnEdge column={1} onWiden={(width) => said.push(width)} />
          </td>
        </tr>
        {below && (
          <tr>
            <td data-place="1 0" colSpan={1} />
            <td data-place="1 1" colSpan={1} />
          </tr>
        )}
      </tbody>
    </table>,
  );
  for (const cell of container.querySelectorAll<HTMLElement>('td')) {
    Object.defineProperty(cell, 'offsetWidth', { value: widths[cell.dataset.place ?? ''] });
  }
  const edge = container.querySelector('.column-edge') ?? container;
  const last = container.querySelectorAll('col')[1];
  return { edge, said, drawn: () => last?.style.width };
}

test.each([
  ['as a cell below it has', true, 110],
  ['as its share of the merged cell is', false, 160],
])('a column below a merged head is widened from the width %s', (_, below, width) => {
  const { edge, said } = openEdge(below);
  fireEvent.pointerDown(edge, { clientX: 300, pointerId: 1 });
  fireEvent.pointerUp(edge, { clientX: 310, pointerId: 1 });
  expect(said).toEqual([width]);
});

it('a touch the browser takes away leaves the column as it was, and widens nothing later', () => {
  const { edge, said, drawn } = openEdge(true);
  fireEvent.pointerDown(edge, { clientX: 300, pointerId: 1 });
  fireEvent.pointerMove(edge, { clientX: 350, pointerId: 1 });
  expect(drawn()).toBe('150px');
  fireEvent.pointerCancel(edge, { pointerId: 1 });
  expect(drawn()).toBe('100px');
  fireEvent.pointerMove(edge, { clientX: 360, pointerId: 2 });
  expect(drawn()).toBe('100px');
  expect(said).toEqual([]);
});
