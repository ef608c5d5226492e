import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { shops } from '../database/tables/shops.ts';
import { stockShop } from '../seed/stockShop.ts';
import { readCount } from './readCount.ts';
import { runCommand, UsageError } from './runCommand.ts';

const usage = 'npm run applet:seed -- --goods 20000 [--shop 1]';

await runCommand(async (database) => {
  const { values } = parseArgs({ options: { goods: { type: 'string' }, shop: { type: 'string', default: '1' } } });
  const [count, shop] = [readCount(values.goods), readCount(values.shop)];
  if (count === undefined) throw new UsageError(`--goods is how many goods: ${usage}`);
  if (shop === undefined || (await database.$count(shops, eq(shops.id, shop))) === 0)
    throw new UsageError(`There is no shop ${values.shop}.`);
  await stockShop(database, shop, count);
  return `Shop ${shop} sells ${count} goods now.`;
});
