import { importAgain } from '#schemas/late/importAgain.ts';
import { revise, type Table } from '../Table.ts';
import { readChart } from './chartData.ts';

type Engine = typeof import('./engine.ts');

let loaded: Engine | undefined;

const isEngine = (module: object): module is Engine => 'stillChart' in module;

/**
 * What draws charts; large, and fetched when the first chart is there. `tries` counts the times it has failed.
 *
 * @throws Error naming the address that could not be fetched. E13
 */
export async function loadEngine(tries = 0): Promise<Engine> {
  loaded ??= await importAgain({ load: () => import('./engine.ts'), isIt: isEngine, tries });
  return loaded;
}

/** A table whose chart, if it has one, is drawn for readers as its numbers now are; not at all until the engine is there. */
export function redraw(table: Table): Table {
  if (!table.chart) return table;
  const { settings } = table.chart;
  const drawable = readChart(table, settings);
  const svg = loaded && 'data' in drawable ? loaded.stillChart(settings, drawable.data) : '';
  return svg === table.chart.svg ? table : revise(table, { chart: { settings, svg } });
}

/** Whether a table's chart could be drawn and is not yet. */
export const lacksDrawing = (table: Table): boolean =>
  table.chart !== undefined && table.chart.svg === '' && 'data' in readChart(table, table.chart.settings);
