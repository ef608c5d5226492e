import { appletHabit } from '#schemas/habit/appletHabit.ts';
import type { DerivedCalls } from '../defineResource.ts';
import { callsBy, type Naming } from './callsBy.ts';

/** Calls named as the specification's applet names its own: `calls: conventionalCalls('coupon')`. Spec §7 */
export const conventionalCalls = (noun: string, naming: Naming = {}): DerivedCalls =>
  Object.assign(callsBy(appletHabit, noun, naming), { habit: { noun, ...naming } });
