import { Progress, Radio } from 'antd';
import { useState } from 'react';
import { ItemFrame } from '#fields/form/ItemFrame.tsx';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import type { Resource } from '../../Resource.ts';
import { progressText } from '../progressText.ts';
import type { SheetFormat } from '../sheet/Sheet.ts';
import { type Extent, extentsOf } from './exportChoices.ts';
import { type ExportState, useExport } from './useExport.ts';
import '../transfer.css';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  /** What the applet narrows the list by now. */
  readonly filters: Values;
  /** Exactly these may be exported, too. */
  readonly chosen?: readonly DataRecord[];
  readonly onClose: () => void;
}

/** All records of a resource, or a part of them, as a sheet. */
export function ExportDialog({ resource, scope, filters, chosen, onClose }: Props) {
  const extents = extentsOf(resource, filters, chosen);
  const [extent, setExtent] = useState<Extent>(extents[0]?.value ?? 'all');
  const [format, setFormat] = useState<SheetFormat>('xlsx');
  const { state, start, retry, cancel } = useExport({ resource, scope, filters, chosen });
  const busy = state.stage === 'reading' || state.stage === 'writing';
  const begin = () => start({ extent, format });

  return (
    <AntdTheme>
      <Dialog
        short
        width={480}
        title={`导出${resource.label}`}
        onClose={onClose}
        guarded={busy}
        foot={
          <>
            {busy && <Button onClick={cancel}>取消</Button>}
            {state.stage === 'choosing' && <Button onClick={onClose}>取消</Button>}
            {state.stage === 'choosing' && (
              <Button look="filled" onClick={begin}>
                开始导出
              </Button>
            )}
            {state.stage === 'failed' && <Button onClick={cancel}>重新选择</Button>}
            {state.stage === 'failed' && (
              <Button look="filled" onClick={retry}>
                重试
              </Button>
            )}
            {state.stage === 'done' && <Button onClick={begin}>再导出一次</Button>}
            {state.stage === 'done' && (
              <Button look="filled" onClick={onClose}>
                完成
              </Button>
            )}
          </>
        }
      >
        {state.stage === 'choosing' ? (
          <>
            {extents.length > 1 && (
              <ItemFrame label="导出哪些">
                <Radio.Group
                  name="extent"
                  aria-label="导出哪些"
                  className="transfer-choices"
                  value={extent}
                  options={[...extents]}
                  onChange={({ target }) => setExtent(target.value)}
                />
              </ItemFrame>
            )}
            <ItemFrame
              label="格式"
              hint={format === 'csv' ? '用 Excel 打开请选 XLSX，电话和编号才不会变样' : undefined}
            >
              <Radio.Group
                name="format"
                aria-label="格式"
                className="transfer-choices"
                value={format}
                options={[
                  { value: 'xlsx', label: 'Excel（XLSX）' },
                  { value: 'csv', label: 'CSV' },
                ]}
                onChange={({ target }) => setFormat(target.value)}
              />
            </ItemFrame>
          </>
        ) : (
          <ExportProgress state={state} />
        )}
      </Dialog>
    </AntdTheme>
  );
}

function ExportProgress({ state }: { readonly state: ExportState }) {
  if (state.stage === 'failed') return <p role="alert">{state.reason || '没有导出来'}</p>;
  const { loaded, total } = state.stage === 'reading' ? state.progress : { loaded: 1, total: 1 };
  return (
    <div className="transfer-progress">
      {total !== undefined && (
        <Progress
          aria-hidden="true"
          percent={total === 0 ? 100 : Math.floor((loaded / total) * 100)}
          showInfo={false}
        />
      )}
      <p role="status">{sentenceOf(state)}</p>
    </div>
  );
}

function sentenceOf(state: ExportState): string {
  if (state.stage === 'done') return `已导出 ${state.count} 条`;
  if (state.stage === 'writing') return `正在写入 ${state.count} 条…`;
  return state.stage === 'reading' ? progressText(state.progress) : '';
}
