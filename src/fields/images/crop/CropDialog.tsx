import { useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { nameOfFile } from '../../file/nameOfFile.ts';
import { cutPicture } from './cutPicture.ts';
import { type Area, sizeTurned, type Turns, turned } from './placeCrop.ts';
import { Unreadable } from './Unreadable.tsx';
import { type Source, useSource } from './useSource.ts';
import 'react-easy-crop/react-easy-crop.css';
import './crop.css';

export interface CropDialogProps {
  /** e.g. `第 2 张图片`. */
  readonly title: string;
  readonly source: Source;
  readonly onDone: (file: File) => void;
  readonly onClose: () => void;
}

const MOST_ZOOM = 5;
const ZOOM_STEP = 0.05;
const PERCENT = 100;

/** Width to height; a picture's own where there is none. */
const shapes: Readonly<Record<string, number | undefined>> = { '1:1': 1, '16:9': 16 / 9, 原比例: undefined };

/** Cuts a part out of a picture and turns it; what is done is handed on as a file, and nothing is changed before. */
export function CropDialog({ title, source: given, onDone, onClose }: CropDialogProps) {
  const [chosen, setChosen] = useState<File>();
  const source = chosen ?? given;
  const { picture, retry } = useSource(source);
  const [shape, setShape] = useState('1:1');
  const [turns, setTurns] = useState<Turns>(0);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const area = useRef<Area>();
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

  function turn(by: 1 | -1) {
    setTurns(turned(turns, by));
    // What was in the middle stays there.
    setCrop({ x: -by * crop.y, y: by * crop.x });
  }
  async function finish() {
    if (!picture || !area.current) return;
    setBusy(true);
    setFailed(false);
    try {
      const file = await cutPicture(picture, { turns, area: area.current, name });
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
            <Cropper
              disableAutomaticStylesInjection
              image={picture.src}
              mediaProps={{ crossOrigin: 'anonymous' }}
              cropperProps={{ role: 'group', 'aria-label': '裁剪框：用方向键移动图片' }}
              aspect={shapes[shape] ?? aspectOf(picture, turns)}
              rotation={turns * 90}
              maxZoom={MOST_ZOOM}
              crop={crop}
              zoom={zoom}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropAreaChange={(_, pixels) => {
                area.current = pixels;
              }}
            />
          </div>
          <div className="crop-tools">
            <fieldset>
              <legend className="unseen">比例</legend>
              {Object.keys(shapes).map((each) => (
                <label key={each}>
                  <input type="radio" name={id} checked={each === shape} onChange={() => setShape(each)} />
                  <span>{each}</span>
                </label>
              ))}
            </fieldset>
            <Button onClick={() => turn(-1)}>向左转</Button>
            <Button onClick={() => turn(1)}>向右转</Button>
          </div>
          <label className="crop-zoom">
            <span>缩放</span>
            <input
              type="range"
              min={1}
              max={MOST_ZOOM}
              step={ZOOM_STEP}
              value={zoom}
              aria-valuetext={`${Math.round(zoom * PERCENT)}%`}
              onChange={({ target }) => setZoom(target.valueAsNumber)}
            />
          </label>
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

const aspectOf = ({ naturalWidth, naturalHeight }: HTMLImageElement, turns: Turns): number => {
  const { width, height } = sizeTurned({ width: naturalWidth, height: naturalHeight }, turns);
  return width / height;
};
