import { limits } from '#schemas/limits.ts';
import { roleBelow } from './roleBelow.ts';

/** Clubs and scenic spots are kept by the platform's own people. R7 */
export const privileged = roleBelow(limits.privilegedRoleBelow, '只有平台管理员可以管理这里');
