import { Button } from '#ui/Button.tsx';

interface Props {
  readonly onRetry: () => void;
  /** The same picture as a file of the merchant's own. */
  readonly onChoose: (file: File) => void;
}

/** A picture the page may show and not read; with the file at hand it can be cut all the same. */
export const Unreadable = ({ onRetry, onChoose }: Props) => (
  <div role="alert" className="crop-unreadable">
    <p>读不到这张图片：可能是网络中断，或者存放图片的网站不允许编辑。可以重试，或重新选择原图来裁剪</p>
    <div className="buttons">
      <Button onClick={onRetry}>重试</Button>
      <label className="button">
        <span>选择图片</span>
        <input
          type="file"
          accept="image/*"
          className="unseen"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose(file);
            target.value = '';
          }}
        />
      </label>
    </div>
  </div>
);
