import type { Neighbourhood } from './enrolments.ts';

/** Around 温村华人团购 and 别家小店. */
export const vancouver: Neighbourhood = {
  areaCodes: ['604', '778', '236'],
  streets: [
    'No. 3 Rd, Richmond, BC V6X 2B8',
    'Saba Rd, Richmond, BC V6Y 4C4',
    'Gilbert Rd, Richmond, BC V7C 3W2',
    'Kingsway, Burnaby, BC V5H 2A9',
    'Willingdon Ave, Burnaby, BC V5G 3H1',
    'Cassie Ave, Burnaby, BC V5H 0A8',
    'Cambie St, Vancouver, BC V5Z 2W9',
    'W 41st Ave, Vancouver, BC V6M 1Y6',
    'Marinaside Cres, Vancouver, BC V6Z 2X5',
    'Glen Dr, Coquitlam, BC V3B 2P6',
    'University Dr, Surrey, BC V3T 0K4',
    'Lonsdale Ave, North Vancouver, BC V7M 2H3',
  ],
};

/** Around 湾区鲜生活. */
export const bay: Neighbourhood = {
  areaCodes: ['408', '510', '650'],
  streets: [
    'N Wolfe Rd, Cupertino, CA 95014',
    'Lundy Ave, San Jose, CA 95131',
    'Castro St, Mountain View, CA 94041',
    'Fremont Blvd, Fremont, CA 94538',
    'Irving St, San Francisco, CA 94122',
  ],
};
