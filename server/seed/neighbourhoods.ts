import * as z from 'zod/mini';
import demo from './demo/neighbourhoods.json' with { type: 'json' };

/** Where a shop's buyers live and which area codes they have. */
const neighbourhood = z.strictObject({ areaCodes: z.array(z.string()), streets: z.array(z.string()) });
export type Neighbourhood = z.output<typeof neighbourhood>;

/** Around 温村华人团购 and 别家小店; around 湾区鲜生活. */
export const { vancouver, bay } = z.parse(z.strictObject({ vancouver: neighbourhood, bay: neighbourhood }), demo);
