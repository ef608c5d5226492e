import { Steps } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import type { Scope } from '#providers/data/calls.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import { useAccess } from '../../access/useAccess.ts';
import type { Resource } from '../../Resource.ts';
import { useUnitOf } from '../../units/useUnit.ts';
import { columnsOf } from '../columns.ts';
import type { SheetFile } from '../sheet/readFile.ts';
import { CheckedRows } from './CheckedRows.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { ImportFoot } from './ImportFoot.tsx';
import { matchColumns, type Target } from './matchColumns.ts';
import { guessPlace, type Place, problemOf, tableAt } from './place.ts';
import { ReadAs } from './ReadAs.tsx';
import { TakeBack } from './TakeBack.tsx';
import { useSending } from './useSending.ts';
import { useTakeBack } from './useTakeBack.ts';
import '../transfer.css';
import { useBlocker } from 'react-router';
import type { Message } from '#schemas/messages.ts';
import { useConfirm } from '#ui/ConfirmProvider.tsx';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly onClose: () => void;
}

/** A sheet and what its columns are taken for. */
interface Matched {
  readonly file: SheetFile;
  readonly place: Place;
  readonly targets: readonly Target[];
}
type Step = 'file' | 'columns' | 'rows';

const stopSending = {
  title: '停止导入？',
  body: '还没有发送的行不会导入，已经导入的会保留。',
  ok: '停止导入',
};
const stopTakingBack = {
  title: '停止撤销？',
  body: '还没有撤销的行会保留导入后的样子。',
  ok: '停止撤销',
};

/** Records out of a sheet: pick it, match its columns, see what would happen, send. */
export function ImportDialog({ resource, scope, onClose }: Props) {
  const access = useAccess(resource);
  const unit = useUnitOf(scope);
  const may = access.may('create');
  const columns = columnsOf(resource, access, unit);
  const sending = useSending(resource, scope);
  const takeBack = useTakeBack(resource, scope);
  const running = sending.running || takeBack.running;
  const askToStop = useRunningGuard(running, takeBack.running ? stopTakingBack : stopSending);
  const [step, setStep] = useState<Step>('file');
  const [matched, setMatched] = useState<Matched>();
  const sent = sending.total > 0;

  const close = async () => {
    if (!running || (await askToStop())) onClose();
  };
  const table = matched && tableAt(matched.file, matched.place);
  const problem = table && problemOf(table);
  const look = (file: SheetFile, place: Place) => {
    const [headings = [], ...rows] = tableAt(file, place).grid;
    setMatched({ file, place, targets: matchColumns(headings, rows, columns) });
  };
  const take = (file: SheetFile) => {
    const place = guessPlace(file, columns);
    const wrong = problemOf(tableAt(file, place));
    if (wrong !== undefined) return wrong;
    look(file, place);
    setStep('columns');
    return undefined;
  };

  return (
    <AntdTheme>
      <Dialog
        guarded
        className="transfer-dialog"
        width={960}
        title={`导入${resource.label}`}
        onClose={() => void close()}
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
            <TakeBack takeBack={takeBack} label="上一次导入：" />
            <ImportFoot onBack={() => void close()} back="取消" />
          </>
        )}
        {step === 'columns' && matched && table && (
          <>
            <ReadAs {...matched} problem={problem} columns={columns} onRead={look} />
            <ColumnsStep
              grid={table.grid}
              columns={columns}
              targets={matched.targets}
              onTargets={(targets) => setMatched({ ...matched, targets })}
            />
            <ImportFoot
              onBack={() => setStep('file')}
              next="检查"
              onNext={() => setStep('rows')}
              blocked={problem !== undefined || matched.targets.every((target) => target === undefined)}
            />
          </>
        )}
        {step === 'rows' && matched && table && (
          <CheckedRows
            targets={matched.targets}
            format={matched.file.format}
            table={table}
            resource={resource}
            scope={scope}
            sending={sending}
            takeBack={takeBack}
            onBack={() => setStep('columns')}
            onDone={() => void close()}
          />
        )}
      </Dialog>
    </AntdTheme>
  );
}

/** What is asked while something runs: to stop the import, or to stop taking it back. */
interface Words {
  readonly title: Message;
  readonly body: Message;
  readonly ok: string;
}

/** Asks before a queue that is running is left: by a link, by the back button, by closing the tab. */
function useRunningGuard(running: boolean, words: Words) {
  const confirm = useConfirm();
  const ask = useCallback(() => confirm({ ...words, danger: true }), [confirm, words]);
  // A session that has ended cannot be stayed in. T5
  const blocker = useBlocker(({ nextLocation }) => running && nextLocation.pathname !== '/login');

  useEffect(() => {
    if (blocker.state === 'blocked') void ask().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, ask]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (running) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [running]);

  return ask;
}
