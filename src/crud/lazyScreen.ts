import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { LoadScreen } from './Resource.ts';

const made = new WeakMap<object, unknown>();

/** The lazy component of a declared screen; the same one each time, so that drawing again does not open it anew. */
export function lazyScreen<Props>(load: LoadScreen<Props>): LazyExoticComponent<ComponentType<Props>> {
  const known = made.get(load);
  const component = known ?? lazy(load);
  made.set(load, component);
  // The map's key fixes the type of its value.
  return component as LazyExoticComponent<ComponentType<Props>>;
}
