import type { Message } from '#schemas/messages.ts';
import type { Access } from './createAccessControl.ts';

/** Open to users whose role number is below this one. Spec §6, R7 */
export const roleBelow = (role: number, reason: Message): Access => ({
  may: (user) => user.role < role,
  reason,
  below: role,
});
