import { useEffect, useId, useRef, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import { limits } from '#schemas/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { nameOfFile } from '../../file/nameOfFile.ts';
import { cutPicture } from './cutPicture.ts';
import {
  areaIn,
  type Frame,
  frameTurned,
  placeCrop,
  type Size,
  sizeTurned,
  type Turns,
  turned,
  widestFrame,
} from './placeCrop.ts';
import { TurnedPicture } from './TurnedPicture.tsx';
import { Unreadable } from './Unreadable.tsx';
import { type Source, useSource } from './useSource.ts';
import 'react-image-crop/dist/ReactCrop.css';
import './crop.css';

export interface CropDialogProps {
  /** e.g. `第 2 张图片`. */
  readonly title: string;
  readonly source: Source;
  readonly onDone: (file: File) => void;
  readonly onClose: () => void;
}

/** Width to height; undefined as it is drawn, none as the picture itself. */
const shapes: Readonly<Record<string, number | undefined | 'own'>> = {
  '1:1': 1,
  '16:9': 16 / 9,
  原比例: 'own',
  自由: undefined,
};
/** A frame has to be found again by a finger. */
const LEAST_PX = 24;

const places = { nw: '左上角', n: '上边', ne: '右上角', e: '右边', se: '右下角', s: '下边', sw: '左下角', w: '左边' };
const labels = {
  cropArea: '裁剪框：用方向键移动，按住 Shift 每次 10 像素',
  nwDragHandle: `${places.nw}：用方向键调整`,
  nDragHandle: `${places.n}：用方向键调整`,
  neDragHandle: `${places.ne}：用方向键调整`,
  eDragHandle: `${places.e}：用方向键调整`,
  seDragHandle: `${places.se}：用方向键调整`,
  sDragHandle: `${places.s}：用方向键调整`,
  swDragHandle: `${places.sw}：用方向键调整`,
  wDragHandle: `${places.w}：用方向键调整`,
};

/** Cuts a part out of a picture and turns it; what is done is handed on as a file, and nothing is changed before. */
export function CropDialog({ title, source: given, onDone, onClose }: CropDialogProps) {
  const [chosen, setChosen] = useState<File>();
  const source = chosen ?? given;
  const { picture, retry } = useSource(source);
  const [shape, setShape] = useState('1:1');
  const [turns, setTurns] = useState<Turns>(0);
  const [drawn, setDrawn] = useState<Frame>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const id = useId();
  const name = typeof source === 'string' ? nameOfFile(source) : source.name;

  const size = picture ? sizeTurned({ width: picture.naturalWidth, height: picture.naturalHeight }, turns) : undefined;
  const aspect = size && aspectOf(shape, size);
  const frame = size && (drawn ?? widestFrame(size, aspect));
  const placed = size && frame && placeCrop(size, 0, areaIn(frame, size), limits.imageLongerSidePx);

  function choose(next: string) {
    setShape(next);
    // Drawn freely it begins as it was.
    setDrawn(shapes[next] === undefined ? frame : undefined);
  }
  function turn(by: 1 | -1) {
    setTurns(turned(turns, by));
    // What was in the frame stays in it; one that is always wide begins anew.
    setDrawn(frame && (aspect === 1 || typeof shapes[shape] !== 'number') ? frameTurned(frame, by) : undefined);
  }
  async function finish() {
    if (!picture || !size || !frame) return;
    setBusy(true);
    setFailed(false);
    try {
      const file = await cutPicture(picture, { turns, area: areaIn(frame, size), name });
      // Called off meanwhile: nothing is replaced.
      if (isHere.current) onDone(file);
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  const foot = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button look="filled" disabled={!picture || busy} aria-busy={busy} onClick={finish}>
        完成
      </Button>
    </>
  );
  return (
    <Dialog guarded title={`裁剪${title}`} className="crop" width={560} foot={foot} onClose={onClose}>
      {picture === null && <Unreadable onRetry={retry} onChoose={setChosen} />}
      {picture === undefined && <p role="status">正在打开图片…</p>}
      {picture && (
        <>
          <div className="crop-stage">
            <ReactCrop
              keepSelection
              ruleOfThirds
              {...(aspect !== undefined && { aspect })}
              {...(frame && { crop: frame })}
              minWidth={LEAST_PX}
              minHeight={LEAST_PX}
              ariaLabels={labels}
              onChange={(_, next) => setDrawn(next)}
            >
              <TurnedPicture picture={picture} turns={turns} />
            </ReactCrop>
          </div>
          <div className="crop-tools">
            <fieldset>
              <legend className="unseen">比例</legend>
              {Object.keys(shapes).map((each) => (
                <label key={each}>
                  <input type="radio" name={id} checked={each === shape} onChange={() => choose(each)} />
                  <span>{each}</span>
                </label>
              ))}
            </fieldset>
            <Button onClick={() => turn(-1)}>向左转</Button>
            <Button onClick={() => turn(1)}>向右转</Button>
          </div>
          {placed && <p className="crop-size">{`裁剪后 ${placed.width} × ${placed.height} 像素`}</p>}
          {/\.gif$/i.test(name) && <p className="crop-note">如果这是动图，裁剪后只留第一帧，不会再动</p>}
        </>
      )}
      {failed && (
        <p role="alert" className="crop-note">
          没有裁剪成功，可能是这台设备的内存不够：请关掉其他页面再试，或换一张小一点的图片
        </p>
      )}
    </Dialog>
  );
}

function aspectOf(shape: string, { width, height }: Size): number | undefined {
  const asked = shapes[shape];
  return asked === 'own' ? width / height : asked;
}
