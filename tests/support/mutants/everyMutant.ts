import { endpoints } from '#schemas/endpoints/table.ts';
import { declaredResources } from '../declaredResources.ts';
import { agreedFor } from '../exchanges/agreements.ts';
import { faultsOf } from '../exchanges/faultsOf.ts';
import { openMemory } from '../exchanges/stage.ts';
import { callMutants } from './callMutants.ts';
import type { Mutant } from './Mutant.ts';
import { rowMutants } from './rowMutants.ts';

/** Every mistake that can be made in the rows of the specification and in the calls of the declarations. */
export const everyMutant = (): readonly Mutant[] => [
  ...Object.entries(endpoints).flatMap(([name, row]) => rowMutants(name, row)),
  ...declaredResources.flatMap(callMutants),
];

/** Whether the agreed exchanges alone show a mistake. */
export async function isKilled({ subjects }: Mutant): Promise<boolean> {
  for (const subject of subjects) {
    const faults = await faultsOf(subject, await agreedFor(subject), openMemory);
    if (faults.length > 0) return true;
  }
  return false;
}
