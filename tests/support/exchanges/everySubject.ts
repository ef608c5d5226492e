import { endpoints } from '#schemas/endpoints/table.ts';
import { declaredResources } from '../declaredResources.ts';
import type { Subject } from './Exchange.ts';
import { resourceSubjects, rowSubject } from './subjects.ts';

/** All the product asks for: each row of the specification, each call of each declaration. */
export const everySubject = (): readonly Subject[] => [
  ...Object.entries(endpoints).map(([name, row]) => rowSubject(name, row)),
  ...declaredResources.flatMap(resourceSubjects),
];
