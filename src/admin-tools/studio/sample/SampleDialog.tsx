import { type DragEvent, useId, useRef, useState } from 'react';
import type { Resource } from '#crud/Resource.ts';
import type { Message } from '#schemas/messages.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { prettyJson } from '../../json/prettyJson.ts';
import { guessDeclaration } from '../../sample/guessDeclaration.ts';
import { neighboursOf } from '../../sample/neighboursOf.ts';
import type { Openable } from '../opened/OpenDialog.tsx';
import { MOST_BYTES, readTextFile } from './readFile.ts';
import { EMPTY, faultText, TOO_LARGE } from './sampleText.ts';

interface Props {
  /** Those of the product: what a sample points at may be one of them. */
  readonly resources: readonly Resource[];
  readonly onOpen: (opened: Openable) => void;
  readonly onClose: () => void;
}

const NOTE = '这是按样本推测的：空着的中文名请补上，类型和必填请核对。样本没有存下来。';
/** What a person pastes is shown whole; a long file only by its name, so that no box has to draw it. */
const SHOWN = 200_000;

/** Takes what an applet answers, pasted or dropped, and makes a declaration of it. */
export function SampleDialog({ resources, onOpen, onClose }: Props) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [file, setFile] = useState<{ readonly name: string; readonly text: string }>();
  const [label, setLabel] = useState('');
  const [name, setName] = useState('');
  const [fault, setFault] = useState<Message>();

  async function take(given: File | undefined) {
    if (!given) return;
    const read = await readTextFile(given).catch(() => '');
    setFile(undefined);
    if (read === undefined) return setFault(TOO_LARGE);
    setFault(undefined);
    if (read.length > SHOWN) setFile({ name: given.name, text: read });
    else setText(read);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }
  function guess() {
    const sample = file?.text ?? text;
    if (sample.trim() === '') return setFault(EMPTY);
    if (sample.length > MOST_BYTES) return setFault(TOO_LARGE);
    try {
      const told = { label: label.trim() || undefined, name: name.trim() || undefined };
      const written = guessDeclaration(sample, told, neighboursOf([['', { ...resources }]]));
      onOpen({ text: `${prettyJson(written)}\n`, base: '', name: '', note: NOTE });
    } catch (error) {
      setFault(faultText(error));
    }
  }
  const hint = `${id}-hint`;
  return (
    <Dialog
      title="从样本生成"
      width={680}
      guarded
      onClose={onClose}
      foot={
        <div className="buttons">
          <Button onClick={() => chooser.current?.click()}>选择文件</Button>
          <Button look="filled" onClick={guess}>
            生成声明
          </Button>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the button chooses a file, too */}
      <div className="studio-sample" onDrop={drop} onDragOver={(event) => event.preventDefault()}>
        <p className="soft" id={hint}>
          贴上接口的应答（JSON）、浏览器导出的 HAR，或 curl
          命令和它的应答；也可以把文件拖进来。样本只在这台电脑上读，不会发出去。
        </p>
        {file ? (
          <p role="status">
            <span>{`已选择 ${file.name}`}</span>
            <Button look="plain" onClick={() => setFile(undefined)}>
              改为粘贴
            </Button>
          </p>
        ) : (
          <textarea
            aria-label="样本"
            aria-describedby={hint}
            data-start
            rows={10}
            spellCheck={false}
            autoCapitalize="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        {fault !== undefined && <p role="alert">{fault}</p>}
        <div className="studio-names">
          <label>
            <span>中文名</span>
            <input value={label} placeholder="例如 优惠券" onChange={(event) => setLabel(event.target.value)} />
          </label>
          <label>
            <span>英文名（样本里看不出时填）</span>
            <input
              value={name}
              placeholder="例如 coupons"
              autoCapitalize="off"
              spellCheck={false}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".json,.har,.txt,.sh,application/json,text/plain"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
    </Dialog>
  );
}
