import { fromData } from '#crud/declare/fromData.ts';
import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';
import type { Resource } from '#crud/Resource.ts';
import '#fields/rareKinds.ts';

const asCode = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['#resources/*/*.ts', '!**/*.test.ts', '!**/use*.ts'],
  {
    eager: true,
  },
);
const asData = import.meta.glob<WrittenAsData>('#resources/*/*.resource.json', { eager: true, import: 'default' });

/** Every declaration of the product; evaluated when it is built, never in a browser. */
export const declarations = (): readonly Resource[] => [
  ...Object.values(asCode).flatMap((module) => Object.values(module).filter(isResource)),
  ...Object.values(asData).map(fromData),
];

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'calls' in value && 'fields' in value;
