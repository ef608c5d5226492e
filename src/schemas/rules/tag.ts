import { messages } from '../messages.ts';
import { required } from './rule.ts';

/** Spec §5, C1 */
export const tagName = required(messages.tagNameMissing);
