/** One set of colours; every text on its ground passes WCAG AA, see tokens.test.ts. */
type Palette = {
  readonly ground: string;
  readonly surface: string;
  readonly sunken: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly text: string;
  readonly textSoft: string;
  readonly primary: string;
  readonly primaryFill: string;
  /** Under the pointer or the finger: white on it still passes. */
  readonly primaryFillHover: string;
  readonly primarySoft: string;
  readonly onFill: string;
  readonly good: string;
  readonly goodSoft: string;
  readonly busy: string;
  readonly busySoft: string;
  readonly bad: string;
  readonly badFill: string;
  readonly badSoft: string;
};

/** The look of a product. */
export interface Tokens {
  readonly light: Palette;
  readonly dark: Palette;
  readonly font: string;
  readonly radius: number;
  readonly shadow: string;
  readonly controlHeight: number;
}

/** The look of the merchants' product: what the light parts read as CSS variables and antd reads as its theme. */
export const tokens = {
  light: {
    ground: '#f4f5f7',
    surface: '#ffffff',
    sunken: '#f7f8fa',
    line: '#e3e6ea',
    lineStrong: '#8a9099',
    text: '#1c2126',
    textSoft: '#565d66',
    primary: '#0958d9',
    primaryFill: '#0958d9',
    primaryFillHover: '#0a4bb8',
    primarySoft: '#e8f0fe',
    onFill: '#ffffff',
    good: '#216e04',
    goodSoft: '#ecf7e6',
    busy: '#874d00',
    busySoft: '#fff4de',
    bad: '#c40f20',
    badFill: '#cf1322',
    badSoft: '#fdeceb',
  },
  dark: {
    ground: '#121417',
    surface: '#1b1e23',
    sunken: '#16191d',
    line: '#30353c',
    lineStrong: '#737b86',
    text: '#e8eaed',
    textSoft: '#a9b0b9',
    primary: '#7fb0ff',
    primaryFill: '#2468d6',
    primaryFillHover: '#1f5cbf',
    primarySoft: '#1d2b45',
    onFill: '#ffffff',
    good: '#83cf63',
    goodSoft: '#1e2c18',
    busy: '#f0b95b',
    busySoft: '#33270f',
    bad: '#ff8f8a',
    badFill: '#c9313a',
    badSoft: '#3a1d1e',
  },
  font: '"PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", system-ui, sans-serif',
  radius: 8,
  shadow: '0 1px 2px rgb(16 24 40 / 6%), 0 4px 16px rgb(16 24 40 / 8%)',
  controlHeight: 36,
} as const satisfies Tokens;
