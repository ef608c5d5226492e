import { agreedFor } from '../exchanges/agreements.ts';
import { everySubject } from '../exchanges/everySubject.ts';
import { faultsOf } from '../exchanges/faultsOf.ts';
import { openMemory } from '../exchanges/stage.ts';

/** Whether anything at all departs from what was agreed; stops at the first of it. */
export async function anyFault(): Promise<boolean> {
  for (const subject of everySubject()) {
    if ((await faultsOf(subject, await agreedFor(subject), openMemory)).length > 0) return true;
  }
  return false;
}
