import { type Tokens, tokens } from '../../src/ui/theme/tokens.ts';

/** The library's colours: those of the rooms, in the green of a reading lamp. Each passes the same contrast. */
export const look: Tokens = {
  ...tokens,
  font: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  light: {
    ...tokens.light,
    ground: '#f6f5f1',
    primary: '#0b6b50',
    primaryFill: '#0b6b50',
    primaryFillHover: '#095540',
    primarySoft: '#e2f2ec',
  },
  dark: {
    ...tokens.dark,
    primary: '#6fd0ae',
    primaryFill: '#17795d',
    primaryFillHover: '#12634c',
    primarySoft: '#17332a',
  },
};
