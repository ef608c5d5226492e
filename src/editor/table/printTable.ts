import { encodeSettings } from './chart/ChartSettings.ts';
import { flags, isStripe, withFlags, withStripe } from './flags.ts';
import { headerRows } from './headers.ts';
import type { Attributes, Cell, Table } from './Table.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '\u00a0': '&nbsp;' };

const open = (tag: string, attributes: Attributes): string => {
  const said = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${value.replace(/[&"\u00a0]/g, (sign) => escapes[sign] ?? sign)}"`,
  );
  return `<${tag}${said.join('')}>`;
};

function printCell({ header, rowspan, colspan, html, attributes }: Cell): string {
  const tag = header ? 'th' : 'td';
  const spans = { ...(rowspan > 1 && { rowspan: `${rowspan}` }), ...(colspan > 1 && { colspan: `${colspan}` }) };
  return `${open(tag, { ...attributes, ...spans })}${html}</${tag}>`;
}

const printColumns = (columns: readonly Attributes[]): string =>
  columns.some((column) => Object.keys(column).length > 0)
    ? `<colgroup>${columns.map((column) => open('col', column)).join('')}</colgroup>`
    : '';

function printRows(table: Table): string {
  const rows: string[][] = table.rows.map(() => []);
  for (const cell of table.cells) rows[cell.row]?.push(printCell(cell));
  const headers = table.striped ? headerRows(table) : 0;
  const lines = table.rows.map(({ part, attributes }, index) => {
    const dressed = table.striped && isStripe(index, headers) ? withStripe(attributes) : attributes;
    return { part, html: `${open('tr', dressed)}${(rows[index] ?? []).join('')}</tr>` };
  });
  const parts = table.parts.map(({ tag, attributes }, index) => {
    const inside = lines.filter(({ part }) => part === index).map(({ html }) => html);
    return inside.length > 0 ? `${open(tag, attributes)}${inside.join('')}</${tag}>` : '';
  });
  return parts.join('');
}

/** The HTML of a table in one pass: to the letter what it was read from, or written anew after a change. E8, E12 */
export function printTable(table: Table): string {
  if (table.source !== undefined) return table.source;
  const { attributes, caption, columns, chart } = table;
  const set = [...(table.sortable ? [flags.sortable] : []), ...(table.striped ? [flags.striped] : [])];
  const settings = chart ? { 'data-chart': encodeSettings(chart.settings) } : {};
  const named = caption ? `${open('caption', caption.attributes)}${caption.html}</caption>` : '';
  const start = open('table', { ...withFlags(attributes, set), ...settings });
  const html = `${start}${named}${printColumns(columns)}${printRows(table)}</table>`;
  return chart ? `<figure class="chart">${html}${chart.svg}</figure>` : html;
}
