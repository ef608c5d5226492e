/**
 * What several declarations are made of, as a part of the first file: one file more before the rows costs a browser more
 * than the eight kilobytes in these. `scripts/bytes/bytes.test.mjs` counts what is asked for. 033
 */
import '#crud/defineResource.ts';
import '#fields/f.ts';
import '#fields/money/sumMoney.ts';
import '#providers/access/privileged.ts';
import '#schemas/codecs/code.ts';
import '#schemas/codecs/utcDay.ts';
import '#schemas/endpoints/robot.ts';
import '#schemas/entities/block.ts';
import '#schemas/entities/order.ts';
import '#schemas/entities/robot.ts';
import '#schemas/rules/price.ts';
import '#schemas/states/orderStatus.ts';
