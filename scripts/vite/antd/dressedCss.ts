import { createRequire } from 'node:module';
import type * as Cssinjs from '@ant-design/cssinjs';
import type * as Antd from 'antd';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { antdTheme } from '../../../src/ui/theme/antdTheme.ts';
import { classOf } from './classOf.ts';

/** What antd's style modules export, told apart by its name; neither is part of antd's types. */
type Dresser = DressingComponent | DressingHook;
type DressingComponent = FunctionComponent<{ readonly prefixCls: string; readonly rootCls: string }>;
type DressingHook = (...classes: string[]) => readonly [wrap: (node: ReactNode) => ReactNode];

const isComponent = (dresser: Dresser): dresser is DressingComponent => dresser.name === 'StyledComponent';

const require = createRequire(import.meta.url);
const { createCache, extractStyle, StyleProvider }: typeof Cssinjs = require('@ant-design/cssinjs');
const { ConfigProvider }: typeof Antd = require('antd');

/** Marks where a component's variables hang, until both of its classes stand there. */
const ROOT = '-root';
/** Two that have nothing in common but what all share. */
const STRANGERS = ['affix/style', 'flex/style'] as const;

/**
 * The rules and variables of one of antd's style modules, named below `antd/lib`; without a name those all share.
 *
 * @throws Error when a rule differs in the dark: only variables may.
 */
export function dressedCss(module?: string): string {
  const light = textsOf(module, false);
  const dark = textsOf(module, true);
  if (light.rules !== dark.rules) {
    throw new Error(`Failed to write the styles of antd's ${module}: a rule differs in the dark.`);
  }
  const differs = dark.variables !== light.variables;
  const inTheDark = differs ? `@media screen{${byNight(dark.variables)}}` : '';
  return `${light.variables}${inTheDark}${light.rules}`;
}

/** On a page that is dressed for the night; no rule weighs more than by day. */
const byNight = (rules: string) => rules.replaceAll(/([^{}]+)\{/g, ':where([data-theme=dark]) :is($1){');

function textsOf(module: string | undefined, isDark: boolean) {
  const [one, other] = STRANGERS.map((stranger) => dress(stranger, isDark));
  const isShared = (key: string) => one?.cache.has(key) === true && other?.cache.has(key) === true;
  const wanted = module === undefined ? one : dress(module, isDark);
  for (const key of wanted?.cache.keys() ?? []) if (isShared(key) !== (module === undefined)) wanted?.cache.delete(key);
  const written = (...types: ('style' | 'token' | 'cssVar')[]) =>
    extractStyle(wanted ?? createCache(), { plain: true, types })
      .replace(/\.data-ant-cssinjs-cache-path\{content:"[^"]*";\}/, '')
      .replaceAll(/(\.[\w.-]+)-root\{/g, '$1-css-var,$1{');
  return { rules: written('style'), variables: written('token', 'cssVar') };
}

/** What antd keeps of its styles once the components of a module have been drawn. */
function dress(module: string, isDark: boolean) {
  const cache = createCache();
  const themed = createElement(ConfigProvider, { theme: antdTheme(isDark) }, ...dressersOf(module));
  renderToStaticMarkup(createElement(StyleProvider, { cache }, themed));
  return cache;
}

/** One element per export of a module, which leaves its rules in the cache when it is drawn. */
function dressersOf(module: string): readonly ReactNode[] {
  const exported: Readonly<Record<string, Dresser>> = require(`antd/lib/${module}`);
  return Object.entries(exported)
    .filter(([name]) => name === 'default' || /^use[A-Z]/.test(name))
    .map(([name, dresser]) => {
      const prefixCls = classOf(module, name);
      const rootCls = `${prefixCls}${ROOT}`;
      // A component that dresses reads the names from its props, a hook from its arguments.
      if (isComponent(dresser)) return createElement(dresser, { key: name, prefixCls, rootCls });
      return createElement(() => dressedBy(dresser, prefixCls, rootCls), { key: name });
    });
}

/** Only a tree to choose from asks for a third class, that of its tree. */
function dressedBy(dresser: DressingHook, prefixCls: string, rootCls: string): ReactNode {
  const [wrap] = dresser.length === 3 ? dresser(prefixCls, 'ant-select-tree', rootCls) : dresser(prefixCls, rootCls);
  return wrap(null);
}
