import { type DragEvent, useId, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { type SampleUse, useSample } from './useSample.ts';

interface Props extends SampleUse {
  readonly onClose: () => void;
}

/** Takes what an applet answers, pasted or dropped, and makes a declaration of it. */
export function SampleDialog({ resources, onOpen, onClose }: Props) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { text, file, label, name, fault, ...sample } = useSample({ resources, onOpen });

  function drop(event: DragEvent) {
    event.preventDefault();
    void sample.take(event.dataTransfer.files[0]);
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
          <Button look="filled" onClick={sample.guess}>
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
            <Button look="plain" onClick={sample.dropFile}>
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
            onChange={(event) => sample.setText(event.target.value)}
          />
        )}
        {fault !== undefined && <p role="alert">{fault}</p>}
        <div className="studio-names">
          <label>
            <span>中文名</span>
            <input value={label} placeholder="例如 优惠券" onChange={(event) => sample.setLabel(event.target.value)} />
          </label>
          <label>
            <span>英文名（样本里看不出时填）</span>
            <input
              value={name}
              placeholder="例如 coupons"
              autoCapitalize="off"
              spellCheck={false}
              onChange={(event) => sample.setName(event.target.value)}
            />
          </label>
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".json,.har,.txt,.sh,application/json,text/plain"
          onChange={({ target }) => {
            void sample.take(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
    </Dialog>
  );
}
