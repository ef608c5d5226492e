/** A table in Markdown; a column that says nothing is left out. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = head.map((_, at) => at < 2 || rows.some((row) => row[at]));
  const line = (cells: readonly string[]) =>
    `| ${cells
      .filter((_, at) => kept[at])
      .map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' '))
      .join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map((row) => line(head.map((_, at) => row[at] ?? '')))].join('\n')}\n`;
}
