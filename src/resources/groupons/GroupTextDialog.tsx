import { Input } from 'antd';
import { useId } from 'react';
import { CopyButton } from '#crud/copy/CopyButton.tsx';
import { useScopedRecord } from '#crud/data/useScopedRecord.ts';
import { KeptNote } from '#crud/drafts/KeptNote.tsx';
import { useKeptText } from '#crud/drafts/useKeptText.ts';
import { oneOf, type RowScreenProps } from '#crud/Resource.ts';
import { useUnit } from '#crud/units/useUnit.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Failed, ListSkeleton } from '#ui/Faces.tsx';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import { asGroupon } from './GrouponRecord.ts';
import { groupText, lengthOf } from './groupText.ts';
import './groupons.css';

/** A text about a group-buy for a group chat, to be changed and copied; what was changed stays in this browser. GB-D3, N4 */
export function GroupTextDialog({ resource, scope, record, onClose }: RowScreenProps) {
  const { record: whole, loading, refetch } = useScopedRecord(resource, scope, record.id);
  return (
    <AntdTheme>
      <Dialog className="group-dialog" title="发群文案" onClose={onClose}>
        {whole && <GroupText record={whole} onClose={onClose} />}
        {!whole && loading && <ListSkeleton />}
        {!whole && !loading && <Failed text={`${oneOf(resource)}没有加载出来`} onRetry={() => void refetch()} />}
      </Dialog>
    </AntdTheme>
  );
}

function GroupText({ record, onClose }: { readonly record: DataRecord; readonly onClose: () => void }) {
  const made = groupText(asGroupon(record), useUnit());
  const { text, setText, foundAt, forget } = useKeptText({
    ...{ resource: 'groupTexts', place: record.id, saved: made, start: made },
  });
  const id = useId();
  const reset = () => {
    setText(made);
    forget();
  };
  return (
    <>
      <label htmlFor={id}>发到群里的文字</label>
      <Input.TextArea
        id={id}
        value={text}
        autoSize={{ minRows: 6, maxRows: 16 }}
        onChange={(event) => setText(event.target.value)}
      />
      {foundAt !== undefined && text !== made && <KeptNote at={foundAt} what="改的文字" />}
      <div className="group-foot">
        <span role="status">{`共 ${lengthOf(text)} 字`}</span>
        {text !== made && <Button onClick={reset}>恢复原文</Button>}
        <Button onClick={onClose}>关闭</Button>
        <CopyButton text={text} label="复制" className="button filled" />
      </div>
    </>
  );
}
