import { oncePer } from '#schemas/oncePer.ts';
import type { Resource } from '../Resource.ts';
import { atOnce, createLate, type Late } from './createLate.ts';
import type { LateResource } from './ResourceHead.ts';

/** The declaration of a resource, whole or late: the same one each time. */
export const declaredOf = oncePer(
  (resource: Resource | LateResource): Late<Resource> =>
    'load' in resource ? createLate(resource.load) : atOnce(resource),
);
