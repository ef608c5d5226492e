import type { Access } from '../../src/providers/access/createAccessControl.ts';

/** For whom a rule is, in the words of the reference. */
export const whoMay = (access: Access | undefined): string => {
  if (!access) return 'every merchant';
  return access.below === undefined ? access.reason : `roles below ${access.below}`;
};
