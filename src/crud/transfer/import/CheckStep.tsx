import { Radio } from 'antd';
import { Button } from '#ui/Button.tsx';
import type { Resource } from '../../Resource.ts';
import { FaultTable } from './FaultTable.tsx';
import { LineTable } from './LineTable.tsx';
import type { Plan } from './planRow.ts';
import type { CheckState } from './useCheck.ts';

interface Props {
  readonly resource: Resource;
  readonly state: CheckState;
  /** Whether rows that look like an existing record go in all the same. */
  readonly twins: boolean;
  readonly onTwins: (twins: boolean) => void;
  /** Whether rows that give an existing record another name go in all the same. */
  readonly strangers: boolean;
  readonly onStrangers: (strangers: boolean) => void;
  readonly onRetry: () => void;
  readonly onErrorFile: () => void;
}

/** The third step: what would happen, before anything does. */
export function CheckStep({ resource, state, twins, onTwins, strangers, onStrangers, onRetry, onErrorFile }: Props) {
  if (state.stage === 'working') return <p role="status">{state.sentence}</p>;
  if (state.stage === 'failed') {
    return (
      <div role="alert" className="transfer-problem">
        <p>{state.reason || '没有检查完'}</p>
        <Button onClick={onRetry}>重试</Button>
      </div>
    );
  }
  const { plans } = state;
  const alike = plans.filter(isTwin).length;
  const renamed = plans.filter(isStranger);
  const updates = rowsToSend(plans, twins, strangers).filter((plan): plan is Update => plan.what === 'update');
  const wrong = plans.filter(({ what }) => what === 'wrong').length;
  return (
    <>
      <p role="status" className="transfer-sum">
        {summaryOf(plans, twins, strangers)}
      </p>
      {alike > 0 && (
        <div className="transfer-twins">
          <span>{`${alike} 条可能重复：已有同名的${resource.label}`}</span>
          <Radio.Group
            aria-label="可能重复的行"
            value={twins}
            options={[
              { value: false, label: '跳过' },
              { value: true, label: '仍然导入' },
            ]}
            onChange={({ target }) => onTwins(target.value === true)}
          />
        </div>
      )}
      {alike > 0 && (
        <FaultTable label="可能重复的行" lines={plans.filter(isTwin).map((plan) => twinLine(resource, plan))} />
      )}
      {renamed.length > 0 && (
        <>
          <div className="transfer-twins">
            <span>
              {`${renamed.length} 条编号相同、名称不同：可能是别家店铺的文件，更新会改掉已有的${resource.label}`}
            </span>
            <Radio.Group
              aria-label="名称不同的行"
              value={strangers}
              options={[
                { value: false, label: '跳过' },
                { value: true, label: '仍然更新' },
              ]}
              onChange={({ target }) => onStrangers(target.value === true)}
            />
          </div>
          <FaultTable label="名称不同的行" lines={renamed.map((plan) => strangerLine(resource, plan))} />
        </>
      )}
      {updates.length > 0 && (
        <>
          <div className="transfer-head">
            <h3>将更新的行</h3>
          </div>
          <ChangeTable resource={resource} updates={updates} />
        </>
      )}
      {wrong > 0 && (
        <>
          <div className="transfer-head">
            <h3>有问题的行不会导入</h3>
            <Button onClick={onErrorFile}>下载错误文件</Button>
          </div>
          <FaultTable label="有问题的行" lines={plans.flatMap(faultLines)} />
        </>
      )}
    </>
  );
}

const isTwin = (plan: Plan): plan is Extract<Plan, { readonly what: 'create' }> =>
  plan.what === 'create' && plan.twin !== undefined;

type Update = Extract<Plan, { readonly what: 'update' }>;
const isStranger = (plan: Plan): plan is Update => plan.what === 'update' && plan.renamed;

/** The rows that go in. */
export const rowsToSend = (plans: readonly Plan[], twins: boolean, strangers: boolean) =>
  plans.filter(
    (plan): plan is Extract<Plan, { readonly what: 'create' | 'update' }> =>
      (plan.what === 'update' && (strangers || !isStranger(plan))) ||
      (plan.what === 'create' && (twins || !isTwin(plan))),
  );

function summaryOf(plans: readonly Plan[], twins: boolean, strangers: boolean): string {
  const sent = rowsToSend(plans, twins, strangers);
  const count = (what: Plan['what']) => plans.filter((plan) => plan.what === what).length;
  const creates = sent.filter(({ what }) => what === 'create').length;
  const same = count('same');
  const said = `将新增 ${creates} 条，更新 ${sent.length - creates} 条，${count('wrong')} 条有问题`;
  return same > 0 ? `${said}，${same} 条没有变化` : said;
}

const faultLines = (plan: Plan) =>
  plan.what === 'wrong' ? plan.faults.map((fault) => ({ row: plan.at + 1, ...fault })) : [];

const twinLine = ({ list, fields }: Resource, { at, values, twin }: Extract<Plan, { readonly what: 'create' }>) => ({
  row: at + 1,
  heading: fields[list.title]?.label ?? '',
  text: String(values[list.title] ?? ''),
  message: `可能重复：和编号 ${twin?.id ?? ''} 同名`,
});

const strangerLine = ({ list, fields }: Resource, { at, id, before, values }: Update) => ({
  row: at + 1,
  heading: fields[list.title]?.label ?? '',
  text: `${String(before[list.title] ?? '')} → ${String(values[list.title] ?? '')}`,
  message: `编号 ${id} 会改成另一个名称`,
});

interface ChangeTableProps {
  readonly resource: Resource;
  readonly updates: readonly Extract<Plan, { readonly what: 'update' }>[];
}

/** Every update, old → new, before anything is sent. N9 */
function ChangeTable({ resource: { label, list }, updates }: ChangeTableProps) {
  return (
    <LineTable
      className="changes"
      label="将更新的行"
      headings={['行', label, '列', '原来 → 改成']}
      lines={updates.flatMap(({ at, before, changes }) =>
        changes.map(({ heading, before: was, after }) => ({
          key: `${at} ${heading}`,
          cells: [
            at + 1,
            String(before[list.title] ?? before.id),
            heading,
            <span key="texts" className="transfer-change">
              <del className="transfer-sample">{was || '（空）'}</del>
              <span>→</span>
              <ins>{after || '（空）'}</ins>
            </span>,
          ],
        })),
      )}
    />
  );
}
