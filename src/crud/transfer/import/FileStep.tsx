import { type DragEvent, useEffect, useState } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import type { Message } from '#schemas/messages.ts';
import { Button } from '#ui/Button.tsx';
import type { Resource } from '../../Resource.ts';
import { type FieldColumn, ID_HEADING } from '../columns.ts';
import { download } from '../sheet/download.ts';
import { fileName } from '../sheet/fileName.ts';
import { readFile, readPasted, type SheetFile } from '../sheet/readFile.ts';
import { toFile } from '../sheet/toFile.ts';
import { reasonOf } from '../TransferError.ts';

interface Props {
  readonly resource: Resource;
  readonly columns: readonly FieldColumn[];
  /** Takes a file, or says why it cannot be imported. */
  readonly onFile: (file: SheetFile) => Message | undefined;
}

/** The first step: a file is picked, dropped, or a table pasted. */
export function FileStep({ resource, columns, onFile }: Props) {
  const { clock } = useProviders();
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<Message>();
  const [over, setOver] = useState(false);

  async function take(read: () => Promise<SheetFile> | SheetFile) {
    setReading(true);
    setProblem(undefined);
    try {
      setProblem(onFile(await read()));
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setReading(false);
    }
  }
  const takeFile = (file: File | undefined) => file && void take(() => readFile(file));

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const [file] = clipboardData?.files ?? [];
      const text = clipboardData?.getData('text/plain') ?? '';
      if (file) takeFile(file);
      else if (text.trim() !== '') void take(() => readPasted(text));
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  });

  async function saveTemplate() {
    const written = columns.filter(({ written }) => written);
    const blob = await toFile({ columns: [{ heading: ID_HEADING }, ...written], rows: [] }, 'xlsx');
    download(blob, fileName([resource.label, '导入模板'], 'xlsx'), clock);
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    takeFile(event.dataTransfer.files[0]);
  };

  return (
    <>
      <label
        className={over ? 'transfer-drop over' : 'transfer-drop'}
        aria-busy={reading}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <strong>{reading ? '正在读取…' : '选择文件'}</strong>
        <span>XLSX 或 CSV，也可以拖到这里，或直接粘贴从表格里复制的内容</span>
        <input
          type="file"
          aria-label="选择文件"
          accept=".xlsx,.xls,.csv,.tsv,.txt"
          disabled={reading}
          onChange={({ target }) => {
            takeFile(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {problem !== undefined && (
        <p role="alert" className="transfer-problem">
          {problem}
        </p>
      )}
      <p className="transfer-hint">
        <span>{`第一行写列名。填了「${ID_HEADING}」的行修改原有${resource.label}，空着的格子保持不变；没填的行添加为新${resource.label}。`}</span>
        <Button look="plain" onClick={() => void saveTemplate()}>
          下载模板
        </Button>
      </p>
    </>
  );
}
