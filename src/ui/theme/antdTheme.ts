import { type ThemeConfig, theme } from 'antd';
import { THEME_CLASS } from './themeClass.ts';
import { tokens } from './tokens.ts';

/** The product's tokens as antd knows them. */
export function antdTheme(dark: boolean): ThemeConfig {
  const palette = dark ? tokens.dark : tokens.light;
  return {
    cssVar: { key: THEME_CLASS },
    hashed: false,
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: palette.primaryFill,
      colorPrimaryHover: palette.primaryFillHover,
      colorPrimaryActive: palette.primaryFillHover,
      colorLink: palette.primary,
      colorError: palette.bad,
      colorSuccess: palette.good,
      colorWarning: palette.busy,
      colorText: palette.text,
      colorTextSecondary: palette.textSoft,
      colorTextTertiary: palette.textSoft,
      colorTextDescription: palette.textSoft,
      colorTextPlaceholder: palette.textSoft,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surface,
      colorBorder: palette.lineStrong,
      fontFamily: tokens.font,
      borderRadius: tokens.radius,
      controlHeight: tokens.controlHeight,
      // What unfolds by night has no shadow to stand out by: it has an edge.
      ...(dark && { boxShadowSecondary: `0 0 0 1px ${palette.lineStrong}, 0 6px 16px rgb(0 0 0 / 50%)` }),
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.16s',
    },
  };
}
