import { createRequire } from 'node:module';
import * as z from 'zod/mini';

const load = createRequire(import.meta.url);
const list = z.array(z.object({ payload: z.string() }));

/**
 * DOMPurify's own fixtures, read out of the last release that was published with them (0.8.2).
 *
 * Copyright 2015 Mario Heiderich, Apache 2.0 or MPL 2.0: they stay in their package and are not copied here.
 */
export const publishedFixtures: readonly string[] = list
  .parse(load('dompurify-fixtures/test/fixtures/expect.js'))
  .map(({ payload }) => payload);
