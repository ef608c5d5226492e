import type { Message } from '#schemas/messages.ts';

/** Over a form that can only be read: why its record may not be changed. R7 */
export const RefusedNote = ({ reason }: { readonly reason: Message }) => (
  <p role="status" className="refused-note">
    {reason}
  </p>
);
