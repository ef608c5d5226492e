import type { Resource } from '#crud/Resource.ts';
import { banners } from '../fixtures/shop/banners.ts';
import { coupons } from '../fixtures/shop/coupons.ts';
import { riders } from '../fixtures/shop/riders.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../src/{resources,pages}/**/*.ts', '!../../src/**/*.test.ts', '!../../src/**/use*.ts'],
  { eager: true },
);

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'calls' in value && 'fields' in value;

/** Every declaration of the product, those of its pages among them, by name. */
export const productResources: readonly Resource[] = Object.values(modules)
  .flatMap((module) => Object.values(module).filter(isResource))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Those of the fixtures beside them, which hold every kind of field. */
export const declaredResources: readonly Resource[] = [banners, coupons, riders, ...productResources];
