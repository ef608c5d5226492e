import { Modal, Steps } from 'antd';
import { useState } from 'react';
import { AntdTheme } from '#fields/theme/AntdTheme.tsx';
import type { Scope } from '#providers/data/calls.ts';
import { useAccess } from '../../access/useAccess.ts';
import type { Resource } from '../../Resource.ts';
import { columnsOf } from '../columns.ts';
import type { SheetFile } from '../sheet/readFile.ts';
import { CheckedRows } from './CheckedRows.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { ImportFoot } from './ImportFoot.tsx';
import { matchColumns, type Target } from './matchColumns.ts';
import { useRunningGuard } from './useRunningGuard.ts';
import { useSending } from './useSending.ts';
import '../transfer.css';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly onClose: () => void;
}

/** Records out of a sheet: pick it, match its columns, see what would happen, send. */
export function ImportDialog(props: Props) {
  return (
    <AntdTheme>
      <Dialog {...props} />
    </AntdTheme>
  );
}

/** A sheet and what its columns are taken for. */
interface Matched {
  readonly file: SheetFile;
  readonly targets: readonly Target[];
}
type Step = 'file' | 'columns' | 'rows';

function Dialog({ resource, scope, onClose }: Props) {
  const access = useAccess(resource);
  const may = access.may('create');
  const columns = columnsOf(resource, access);
  const sending = useSending(resource, scope);
  const askToStop = useRunningGuard(sending.running);
  const [step, setStep] = useState<Step>('file');
  const [matched, setMatched] = useState<Matched>();
  const sent = sending.total > 0;

  const close = async () => {
    if (!sending.running || (await askToStop())) onClose();
  };
  const take = (file: SheetFile) => {
    setMatched({ file, targets: matchColumns(file.grid[0] ?? [], columns) });
    setStep('columns');
  };

  return (
    <Modal
      open
      className="transfer-dialog wide"
      width={{ xs: '100%', sm: 'min(960px, calc(100vw - 48px))' }}
      title={`导入${resource.label}`}
      onCancel={() => void close()}
      maskClosable={false}
      footer={null}
    >
      <Steps
        size="small"
        responsive={false}
        current={sent ? 3 : ['file', 'columns', 'rows'].indexOf(step)}
        items={['选择文件', '对应列', '检查', '导入'].map((title) => ({ title }))}
      />
      {!may.can && <p role="alert">{may.reason}</p>}
      {may.can && step === 'file' && (
        <>
          <FileStep resource={resource} columns={columns} onFile={take} />
          <ImportFoot onBack={() => void close()} back="取消" />
        </>
      )}
      {step === 'columns' && matched && (
        <>
          <ColumnsStep
            grid={matched.file.grid}
            columns={columns}
            targets={matched.targets}
            onTargets={(targets) => setMatched({ ...matched, targets })}
          />
          <ImportFoot
            onBack={() => setStep('file')}
            next="检查"
            onNext={() => setStep('rows')}
            blocked={matched.targets.every((target) => target === undefined)}
          />
        </>
      )}
      {step === 'rows' && matched && (
        <CheckedRows
          {...matched}
          resource={resource}
          scope={scope}
          sending={sending}
          onBack={() => setStep('columns')}
          onDone={() => void close()}
        />
      )}
    </Modal>
  );
}
