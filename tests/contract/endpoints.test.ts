import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { endpoints } from '#schemas/endpoints/table.ts';
import { exampleOf } from '../support/exampleOf.ts';
import { agreed } from '../support/exchanges/agreements.ts';

/** The fields of a request as a plain reading of the row says, without the product's own encoder. */
function plainly({ method, path, request }: Endpoint): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(z.encode(request, exampleOf(request)))) {
    expect(['string', 'number'], `${name} has a spelling`).toContain(typeof value);
    form.append(name, String(value));
  }
  const fields = form.toString();
  return `${method} ${path}${fields && (method === 'GET' ? '?' : ' ')}${fields}`;
}

test.each(Object.entries(endpoints))('T2 what is agreed of %s is what a plain reading of its row says', (name, row) => {
  expect(agreed[name]?.sent).toEqual([plainly(row)]);
});
