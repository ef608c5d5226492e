import { useKept } from '#crud/views/useKept.ts';
import { ownerOf } from '#providers/session/createProfile.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';
import { keptLog, readSent, type Sent } from './sentLog.ts';

const NAME = 'sms.sent';

/** What was sent from this browser, live in every tab, and how to change it. GD-E14 */
export function useSentLog() {
  const { local } = useProviders();
  const profile = useProfile();
  const [log] = useKept(NAME, readSent);
  const key = profile && `${NAME}.${ownerOf(profile)}`;
  // An answer takes a while: other tabs may have sent since, and this screen may be gone, so it is read at that moment.
  const read = () => (key === null ? [] : readSent(local.get(key)));
  return {
    log,
    read,
    change(step: (log: readonly Sent[]) => readonly Sent[]) {
      if (key !== null) local.set(key, keptLog(step(read())));
    },
  };
}
