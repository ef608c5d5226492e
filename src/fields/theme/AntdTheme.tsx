import { theme as antdTheme, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type ReactNode, useSyncExternalStore } from 'react';
import { tokens } from './tokens.ts';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** antd dressed in the product's tokens; wraps what is drawn with antd, and nothing before it. */
export function AntdTheme({ children }: { readonly children: ReactNode }) {
  const dark = useSyncExternalStore(subscribe, () => matchMedia(DARK).matches);
  const palette = dark ? tokens.dark : tokens.light;
  return (
    <ConfigProvider
      locale={zhCN}
      button={{ autoInsertSpace: false }}
      theme={{
        cssVar: true,
        hashed: false,
        algorithm: dark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
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
          motionDurationMid: '0.12s',
          motionDurationSlow: '0.16s',
        },
      }}
    >
      {children}
    </ConfigProvider>
  );
}
