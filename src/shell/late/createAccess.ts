import type { QueryClient } from '@tanstack/react-query';
import { knownRecord } from '#crud/data/knownRecord.ts';
import type { Resource } from '#crud/Resource.ts';
import { createAccessProvider } from '#providers/access/createAccessProvider.ts';
import type { ProfileStore } from '#providers/session/createProfile.ts';

/** refine's access control over the declarations, and over the records that were read already. R7 */
export const createAccess = (profile: ProfileStore, resources: readonly Resource[], client: QueryClient) =>
  createAccessProvider(
    profile,
    Object.fromEntries(resources.map(({ name, access, rights }) => [name, { access, rights }])),
    knownRecord(client),
  );
