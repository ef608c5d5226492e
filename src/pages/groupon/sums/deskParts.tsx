import { GrouponRounds } from './GrouponRounds.tsx';
import { GrouponSums } from './GrouponSums.tsx';

/** What the desk shows of group-buys. */
export const deskParts = { Sums: GrouponSums, Rounds: GrouponRounds };
