import { useArticle } from '../../Article.ts';
import type { Atom, AtomProps } from '../../Atom.ts';
import { printAttributes } from '../../document/attributes.ts';
import { escapeText } from '../../document/escape.ts';
import { attributesOf } from '../../media/attributes.ts';
import { MediaFrame } from '../../media/MediaFrame.tsx';
import '../../media/attachment.css';

/** A file to be taken along: where it lies, and what it is called. */
export interface Attachment {
  readonly href: string;
  readonly name: string;
}

const CLASS = 'attachment';

/** A link with an icon that saves a file. What is written around it otherwise is a link like any other. E1 */
export const attachment: Atom<Attachment> = {
  name: 'attachment',
  inline: true,
  read(element) {
    const { href, class: names, ...others } = attributesOf(element);
    const isOurs = element.localName === 'a' && names === CLASS && Object.keys(others).join() === 'download';
    const isPlain = element.childElementCount === 0 && others.download === element.textContent;
    return isOurs && isPlain && href !== undefined ? { href, name: element.textContent ?? '' } : undefined;
  },
  print: ({ href, name }) => `<a${printAttributes({ class: CLASS, href, download: name })}>${escapeText(name)}</a>`,
  Block: Shown,
};

function Shown({ value: { href, name }, remove, readOnly }: AtomProps<Attachment>) {
  const { ports } = useArticle();
  return (
    <MediaFrame
      label={`附件：${name}`}
      readOnly={readOnly}
      onRemove={remove}
      tools={
        <a className="button plain" href={ports.resolve(href)} download={name} target="_blank" rel="noreferrer">
          下载
        </a>
      }
    >
      <span className={CLASS}>{name}</span>
    </MediaFrame>
  );
}
