import { StatisticCard } from '@ant-design/pro-components';
import type { WholeToolProps } from '#crud/Resource.ts';
import { useUnit } from '#crud/units/useUnit.ts';
import { optionsOf } from '#fields/choice/optionsOf.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import { moneyText } from './orderTexts.ts';
import { PickTable } from './PickTable.tsx';
import { asOrder } from './purchases.ts';
import { statistics } from './statistics.ts';
import './orders.css';

/** The ticked orders or all there are, in figures; orders carry no time, so there is no today and no trend. OR-D3 */
export function StatisticsDialog({ resource, records, which, onClose }: WholeToolProps) {
  const unit = useUnit();
  const { count, total, average, shipped, products } = statistics(records.map(asOrder));
  const methods = resource.fields.shipping_method;
  const nameOf = (method: number) => methods && optionsOf(methods).find(({ value }) => value === method)?.label;
  const figures = [
    { title: '订单', value: String(count) },
    { title: '总额', value: moneyText(total, unit) },
    { title: '平均每笔', value: moneyText(average, unit) },
    ...shipped.map((part) => ({
      title: nameOf(part.method) ?? '--',
      value: `${part.count} 笔`,
      description: moneyText(part.total, unit),
    })),
  ];
  return (
    <AntdTheme>
      <Dialog title="订单统计" width={720} onClose={onClose}>
        <div className="order-sheet">
          <p className="soft">{`${which}。订单没有下单时间，无法按日期统计`}</p>
          <div className="order-figures">
            {figures.map((statistic) => (
              <StatisticCard key={statistic.title} bordered size="small" statistic={statistic} />
            ))}
          </div>
          {products.length > 0 && <PickTable label="按商品" lines={products} />}
        </div>
      </Dialog>
    </AntdTheme>
  );
}
