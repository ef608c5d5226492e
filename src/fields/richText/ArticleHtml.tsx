import { Button, Input } from 'antd';
import type { RichTextProps } from '#editor/RichText.tsx';

interface Props extends Pick<RichTextProps, 'label' | 'html' | 'onChange'> {
  /** Why the editor is not there. */
  readonly reason: string;
  /** A second line about it, e.g. the address that did not answer. */
  readonly detail?: string;
  readonly again: string;
  readonly onAgain: () => void;
}

/** An article where the editor cannot be: its HTML, to be read, written and taken along. E13, E17 */
export function ArticleHtml({ label, html, onChange, reason, detail, again, onAgain }: Props) {
  return (
    <div className="article-fallback">
      <p role="alert">
        <span>{reason}</span>
        {detail && <span className="soft">{`（${detail}）`}</span>}
      </p>
      <Button onClick={onAgain}>{again}</Button>
      <Input.TextArea
        aria-label={label}
        value={html}
        autoSize={{ minRows: 4, maxRows: 16 }}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
