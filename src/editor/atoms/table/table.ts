import type { Atom } from '../../Atom.ts';
import { printTable } from '../../table/printTable.ts';
import { readTable } from '../../table/readTable.ts';
import type { Table } from '../../table/Table.ts';
import { TableBlock } from '../../table/view/TableBlock.tsx';

/** A table of up to 100 rows and 20 columns, with its chart. E8, E9 */
export const table: Atom<Table> = { name: 'table', read: readTable, print: printTable, Block: TableBlock };
