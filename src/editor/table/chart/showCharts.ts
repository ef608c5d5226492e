import { readTable } from '../readTable.ts';
import { nameOf } from './ChartSettings.ts';
import { readChart } from './chartData.ts';
import { loadEngine } from './loadEngine.ts';

/**
 * Brings the charts of a shown article to life until the signal ends it: they are as wide as their place and answer the
 * pointer. E9
 *
 * Until the engine is there, and where it cannot be had, the still drawings stand.
 */
export function showCharts(article: Element, ended: AbortSignal): void {
  const figures = [...article.querySelectorAll('figure.chart')];
  if (figures.length > 0) void draw(figures, ended).catch(() => undefined);
}

async function draw(figures: readonly Element[], ended: AbortSignal): Promise<void> {
  const { openChart } = await loadEngine();
  if (ended.aborted) return;
  for (const figure of figures) {
    const table = readTable(figure);
    const drawable = table?.chart && readChart(table, table.chart.settings);
    if (!table?.chart || !drawable || !('data' in drawable)) continue;
    const place = document.createElement('div');
    place.className = 'chart-canvas';
    place.setAttribute('role', 'img');
    place.setAttribute('aria-label', nameOf(table.chart.settings));
    const still = figure.querySelector('svg') ?? document.createComment('');
    if (still.parentNode) still.replaceWith(place);
    else figure.append(place);
    const chart = openChart(place);
    chart.draw(table.chart.settings, drawable.data);
    const observer = new ResizeObserver(() => chart.resize());
    observer.observe(place);
    ended.addEventListener('abort', () => {
      observer.disconnect();
      chart.dispose();
      place.replaceWith(still);
    });
  }
}
