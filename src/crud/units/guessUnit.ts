import { zoneHere } from '#fields/dayRange/localStart.ts';
import { currencies } from './currencies.ts';

/** Zones of Canada and the USA. https://data.iana.org/time-zones/tzdb/zone1970.tab and its links in `backward` */
const CANADA =
  /^(?:Canada\/|America\/(?:Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Regina|St_Johns|Montreal|Moncton|Whitehorse|Yellowknife|Iqaluit|Goose_Bay|Glace_Bay|Thunder_Bay|Nipigon|Rainy_River|Rankin_Inlet|Resolute|Cambridge_Bay|Inuvik|Dawson|Dawson_Creek|Fort_Nelson|Creston|Swift_Current|Atikokan|Pangnirtung|Blanc-Sablon)$)/;
const USA =
  /^(?:US\/|America\/(?:Indiana|Kentucky|North_Dakota)\/|America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Menominee|Indianapolis|Louisville|Fort_Wayne|Shiprock)$|Pacific\/Honolulu$)/;

/** Where a browser says it is. */
export interface Place {
  /** Such as `America/Vancouver`. */
  readonly zone: string;
  /** Such as `zh-CN`, the most wanted first. */
  readonly languages: readonly string[];
}

/**
 * What a shop's amounts are most likely in, by the code of its phone; undefined where nothing speaks for one currency.
 *
 * +1 is Canada's code and the USA's: who reads in Canada's English or French is there, and so is who sits in one of its
 * time zones. `en-US` says nothing, for browsers all over the world say so.
 */
export function guessUnit(phoneCode: string, { zone, languages }: Place): string | undefined {
  const code = phoneCode.normalize('NFKC').trim().replace(/^\+/, '');
  const likely = currencies.filter(({ codes }) => codes.includes(code)).map(({ unit }) => unit);
  if (likely.length < 2) return likely[0];
  if (languages.some((language) => /-CA$/i.test(language)) || CANADA.test(zone)) return 'CA$';
  return USA.test(zone) ? 'US$' : undefined;
}

/** Where this browser says it is. */
export const placeHere = (): Place => ({ zone: zoneHere(), languages: navigator.languages });
