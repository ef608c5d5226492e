import { afterAll, afterEach, beforeAll } from 'vitest';
import * as z from 'zod/mini';
import { network } from './network.ts';

// As in the product: the page's policy forbids code made from text.
z.config({ jitless: true });

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());
