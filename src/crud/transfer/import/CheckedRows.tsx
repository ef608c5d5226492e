import { Progress } from 'antd';
import { useState } from 'react';
import type { Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import type { Resource } from '../../Resource.ts';
import { download } from '../sheet/download.ts';
import { fileName } from '../sheet/fileName.ts';
import type { SheetFormat } from '../sheet/Sheet.ts';
import { toFile } from '../sheet/toFile.ts';
import { reasonOf } from '../TransferError.ts';
import { CheckStep, rowsToSend } from './CheckStep.tsx';
import { errorSheet } from './errorSheet.ts';
import { ImportFoot } from './ImportFoot.tsx';
import type { Target } from './matchColumns.ts';
import type { Table } from './place.ts';
import { TakeBack } from './TakeBack.tsx';
import { useCheck } from './useCheck.ts';
import type { useSending } from './useSending.ts';
import type { useTakeBack } from './useTakeBack.ts';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly format: SheetFormat;
  readonly table: Table;
  readonly targets: readonly Target[];
  readonly sending: ReturnType<typeof useSending>;
  readonly takeBack: ReturnType<typeof useTakeBack>;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** The last two steps: rows that were checked, then on their way; what did not go in can be had as a file. */
export function CheckedRows({ resource, scope, format, table, targets, sending, takeBack, onBack, onDone }: Props) {
  const { clock, notifications } = useProviders();
  const check = useCheck({ resource, scope, table, targets });
  const [twins, setTwins] = useState(false);
  const [strangers, setStrangers] = useState(false);
  const plans = check.state.stage === 'ready' ? check.state.plans : [];
  const rows = rowsToSend(plans, twins, strangers);
  const reasons = new Map([
    ...plans.flatMap((plan) =>
      plan.what === 'wrong' ? [[plan.at, plan.faults.map(({ message }) => message).join('；')] as const] : [],
    ),
    ...sending.reasons,
  ]);

  async function saveErrors() {
    try {
      const blob = await toFile(errorSheet(table, reasons), format);
      download(blob, fileName([resource.label, '错误'], format), clock);
    } catch (error) {
      notifications.open('error', reasonOf(error));
    }
  }

  if (sending.total > 0 && takeBack.course) {
    return (
      <>
        <TakeBack takeBack={takeBack} label="" />
        {!takeBack.running && <ImportFoot next="完成" onNext={onDone} />}
      </>
    );
  }
  if (sending.total > 0) {
    const { running, waiting, failed } = sending;
    return (
      <>
        <SendStep sending={sending} left={reasons.size} onErrorFile={() => void saveErrors()} />
        {!running && <TakeBack takeBack={takeBack} label="这次导入：" />}
        {running && <ImportFoot back="停止" onBack={sending.stop} />}
        {!running && waiting > 0 && (
          <ImportFoot back="关闭" onBack={onDone} next={`继续导入 ${waiting} 条`} onNext={sending.goOn} />
        )}
        {!running && waiting === 0 && failed > 0 && (
          <ImportFoot back="完成" onBack={onDone} next="重试失败项" onNext={sending.retry} />
        )}
        {!running && waiting === 0 && failed === 0 && <ImportFoot next="完成" onNext={onDone} />}
      </>
    );
  }
  return (
    <>
      <CheckStep
        resource={resource}
        state={check.state}
        twins={twins}
        onTwins={setTwins}
        strangers={strangers}
        onStrangers={setStrangers}
        onRetry={check.retry}
        onErrorFile={() => void saveErrors()}
      />
      <ImportFoot
        onBack={onBack}
        next={rows.length > 0 ? `导入 ${rows.length} 条` : '没有可导入的行'}
        blocked={rows.length === 0}
        onNext={() => check.state.stage === 'ready' && sending.start(rows, check.state.records)}
      />
    </>
  );
}

interface SendStepProps {
  readonly sending: ReturnType<typeof useSending>;
  /** How many rows did not go in, those found out before included. */
  readonly left: number;
  readonly onErrorFile: () => void;
}

/** The fourth step: the rows on their way, and what became of them. */
function SendStep({ sending, left, onErrorFile }: SendStepProps) {
  const { running, waiting, succeeded, failed, total, reasons } = sending;
  const sentence = running ? `已导入 ${succeeded + failed} / ${total}` : `成功 ${succeeded}，失败 ${failed}`;
  return (
    <div className="transfer-progress">
      <Progress
        aria-hidden="true"
        percent={total === 0 ? 100 : Math.floor(((total - waiting) / total) * 100)}
        showInfo={false}
      />
      <p role="status">{!running && waiting > 0 ? `${sentence}，还有 ${waiting} 条没有发送` : sentence}</p>
      {!running && left > 0 && (
        <>
          <div className="transfer-head">
            <h3>{`${left} 条没有导入`}</h3>
            <Button onClick={onErrorFile}>下载错误文件</Button>
          </div>
          <p className="transfer-hint">改好错误文件，可以直接再导入一次，已经成功的不会重复。</p>
        </>
      )}
      {!running && reasons.size > 0 && (
        <ul className="transfer-reasons" aria-label="失败的行">
          {[...reasons].slice(0, 50).map(([at, reason]) => (
            <li key={at}>{`第 ${at + 1} 行：${reason}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
