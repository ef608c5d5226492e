import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type ReactNode, useSyncExternalStore } from 'react';
import { antdTheme } from './antdTheme.ts';
import 'virtual:antd.css';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** What unfolds in a dialog belongs to it: behind a dialog nothing can be pressed. */
const containerOf = (trigger?: HTMLElement) => trigger?.closest('dialog') ?? document.body;

/** antd dressed in the product's tokens; wraps what is drawn with antd, and nothing before it. */
export function AntdTheme({ children }: { readonly children: ReactNode }) {
  const dark = useSyncExternalStore(subscribe, () => matchMedia(DARK).matches);
  return (
    <ConfigProvider locale={zhCN} theme={antdTheme(dark)} getPopupContainer={containerOf}>
      {children}
    </ConfigProvider>
  );
}
