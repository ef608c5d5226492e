import { ConfigProvider, type ConfigProviderProps } from 'antd';
import words from 'antd/locale/zh_CN';
import { type ReactNode, useSyncExternalStore } from 'react';
import { antdTheme } from './antdTheme.ts';
import 'virtual:antd.css';

type Locale = NonNullable<ConfigProviderProps['locale']>;

/** A module of Node's own system that was made of another one comes with its default inside of its default. */
const isWrapped = (locale: Locale | { readonly default: Locale }): locale is { readonly default: Locale } =>
  'default' in locale;
const zhCN = isWrapped(words) ? words.default : words;

/** What unfolds in a dialog belongs to it: behind a dialog nothing can be pressed. */
const containerOf = (trigger?: HTMLElement) => trigger?.closest('dialog') ?? document.body;

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Whether the page is dressed for the night, for what is drawn in colours that no style sheet sets. */
const useNight = (): boolean =>
  useSyncExternalStore(subscribe, () => document.documentElement.dataset.theme === 'dark');

/** antd dressed in the product's tokens; wraps what is drawn with antd, and nothing before it. */
export function AntdTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ConfigProvider locale={zhCN} theme={antdTheme(useNight())} getPopupContainer={containerOf}>
      {children}
    </ConfigProvider>
  );
}
