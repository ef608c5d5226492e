import { createContext } from 'react';
import type { Resource } from '../Resource.ts';

/** Every resource of the product, for what is declared by a resource's name, such as a reference. */
export const ResourcesContext = createContext<readonly Resource[]>([]);
