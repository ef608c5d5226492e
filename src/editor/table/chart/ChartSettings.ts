/** The five ways to draw a table, by the words on the screen. E9 */
export const chartKinds = { line: '折线图', area: '面积图', bar: '条形图', column: '柱形图', pie: '饼图' } as const;

export type ChartKind = keyof typeof chartKinds;

/** What a chart shows beside the table's own numbers; texts as they were typed. */
export interface ChartSettings {
  readonly kind: ChartKind;
  readonly title: string;
  readonly subtitle: string;
  readonly xTitle: string;
  readonly yTitle: string;
  /** Behind every number, such as `元`. */
  readonly unit: string;
  /** Before what a slice of a pie says. */
  readonly tip: string;
  /** Columns are the series, rows the categories; else the other way round. */
  readonly transposed: boolean;
  /** The numbers stand beside their points. */
  readonly labels: boolean;
}

/** What a reader is told a chart is, who cannot see it. */
export const nameOf = ({ kind, title }: ChartSettings): string =>
  title ? `${chartKinds[kind]}：${title}` : chartKinds[kind];

/** A chart nobody has set anything for. */
export const plainChart: ChartSettings = {
  kind: 'column',
  title: '',
  subtitle: '',
  xTitle: '',
  yTitle: '',
  unit: '',
  tip: '',
  transposed: false,
  labels: false,
};

const isKind = (kind: unknown): kind is ChartKind => typeof kind === 'string' && Object.hasOwn(chartKinds, kind);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Settings as one attribute: base64url of their JSON, so that no sign in a title can break it. E9 */
export function encodeSettings(settings: ChartSettings): string {
  const bytes = new TextEncoder().encode(JSON.stringify(settings));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Settings out of the attribute; undefined where it says none, plain where it leaves one out. */
export function decodeSettings(encoded: string): ChartSettings | undefined {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const said: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof said !== 'object' || said === null) return undefined;
    const { kind, ...others }: { readonly [name: string]: unknown } = { ...said };
    if (!isKind(kind)) return undefined;
    return {
      kind,
      title: text(others.title),
      subtitle: text(others.subtitle),
      xTitle: text(others.xTitle),
      yTitle: text(others.yTitle),
      unit: text(others.unit),
      tip: text(others.tip),
      transposed: others.transposed === true,
      labels: others.labels === true,
    };
  } catch {
    return undefined;
  }
}
