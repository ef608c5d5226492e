import { eq } from 'drizzle-orm';
import { shops } from '../database/tables/shops.ts';
import { stockShop } from '../seed/stockShop.ts';
import { readCount } from './readCount.ts';
import { readOptions } from './readOptions.ts';
import { runCommand, UsageError } from './runCommand.ts';

const usage = 'npm run applet:seed -- --goods 20000 [--shop 1]';

await runCommand(readAsked, async (database, { count, shop }) => {
  if ((await database.$count(shops, eq(shops.id, shop))) === 0) throw new UsageError(`There is no shop ${shop}.`);
  await stockShop(database, shop, count);
  return `Shop ${shop} sells ${count} goods now.`;
});

function readAsked() {
  const values = readOptions({ goods: { type: 'string' }, shop: { type: 'string', default: '1' } } as const, usage);
  const [count, shop] = [readCount(values.goods), readCount(values.shop)];
  if (count === undefined) throw new UsageError(`--goods is how many goods: ${usage}`);
  if (shop === undefined) throw new UsageError(`There is no shop ${values.shop}.`);
  return { count, shop };
}
