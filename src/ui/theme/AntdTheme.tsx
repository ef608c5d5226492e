import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { antdTheme } from './antdTheme.ts';
import { useNight } from './useNight.ts';
import 'virtual:antd.css';

/** What unfolds in a dialog belongs to it: behind a dialog nothing can be pressed. */
const containerOf = (trigger?: HTMLElement) => trigger?.closest('dialog') ?? document.body;

/** antd dressed in the product's tokens; wraps what is drawn with antd, and nothing before it. */
export function AntdTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ConfigProvider locale={zhCN} theme={antdTheme(useNight())} getPopupContainer={containerOf}>
      {children}
    </ConfigProvider>
  );
}
