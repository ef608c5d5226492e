import type { Resource } from '#crud/Resource.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { endpoints, ownEndpoints } from '#schemas/endpoints/table.ts';
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

/** Those of the fixtures hold every kind of field. */
export const fixtureResources: readonly Resource[] = [banners, coupons, riders];

/** All of them, by names of their own: where the product has one called so, it takes the place of the fixture. */
export const declaredResources: readonly Resource[] = [
  ...fixtureResources.filter(({ name }) => productResources.every((own) => own.name !== name)),
  ...productResources,
];

const table: readonly Endpoint[] = Object.values({ ...endpoints, ...ownEndpoints });

/** Whether its calls follow from the declaration: no row of the specification's table describes them, no applet here answers. */
export const isDerived = ({ calls }: Resource): boolean => Object.values(calls).some(({ row }) => !table.includes(row));
