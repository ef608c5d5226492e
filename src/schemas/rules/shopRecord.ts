import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { atMost, firstOf, required } from './rule.ts';

/** Spec §5, V1 */
export const clubName = firstOf(
  required(messages.clubNameMissing),
  atMost(limits.clubNameLength, messages.clubNameTooLong),
);

/** Spec §5, V1 */
export const clubIntro = atMost(limits.clubIntroLength, `简介不能超过${limits.clubIntroLength}个字符`);

/** Spec §5, V2 */
export const scenicSpotName = firstOf(
  required(messages.scenicSpotNameMissing),
  atMost(limits.scenicSpotNameLength, `景点名称不能超过${limits.scenicSpotNameLength}个字符`),
);

/** Spec §5, V1, V2 */
export const shopRecordImage = required(messages.imageMissing);
