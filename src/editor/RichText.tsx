import { EditorState } from 'draft-js';
import { useEffect, useRef, useState } from 'react';
import { ActiveTextContext } from './ActiveText.ts';
import { ArticleContext } from './Article.ts';
import { ArticleFrame } from './ArticleFrame.tsx';
import { WordCount } from './count/WordCount.tsx';
import { createArticle } from './createArticle.ts';
import { readArticle } from './document/article.ts';
import { AutosaveNote } from './drafts/AutosaveNote.tsx';
import { replaceArticle } from './drafts/replaceArticle.ts';
import type { EditorPorts } from './EditorPorts.ts';
import { ArticleText } from './engine/ArticleText.tsx';
import { decorator } from './engine/decorator.tsx';
import { FilesTray } from './uploads/FilesTray.tsx';
import { dropHandlers } from './uploads/fileHandlers.ts';
import { UploadsContext } from './uploads/UploadsContext.ts';
import { useArticleFiles } from './uploads/useArticleFiles.ts';
import './editor.css';

export interface RichTextProps {
  readonly label: string;
  readonly html: string;
  /** Given the clean HTML when the merchant moves on, never at a key press. */
  readonly onChange: (html: string) => void;
  /** Lets the form ask for what is still being typed; gives back how to stop asking. */
  readonly beforeSave: (flush: () => void) => () => void;
  readonly ports: EditorPorts;
}

const open = (html: string): EditorState => EditorState.createWithContent(readArticle(html), decorator);

/** An article in the editor: HTML in, HTML out, clean both ways; nothing is written while keys are pressed. E1, E6, E12 */
export function RichText({ label, html, onChange, beforeSave, ports }: RichTextProps) {
  const [article] = useState(() => createArticle(open(html), ports));
  const uploads = useArticleFiles(article);
  const [drop] = useState(() => dropHandlers(article, uploads));
  const written = useRef(html);
  const read = useRef(article.getState().getCurrentContent());

  const flush = useRef(() => {});
  flush.current = () => {
    article.settle();
    // Nobody has typed: what was stored stays as it was, clean or not. E12
    const content = article.content();
    if (content === read.current) return;
    const next = article.html();
    read.current = content;
    if (next === written.current) return;
    written.current = next;
    onChange(next);
  };

  // What arrives while the caret is elsewhere is written at once: nobody will leave the text after it.
  useEffect(() => uploads.subscribe(() => uploads.isIdle() && flush.current()), [uploads]);
  const keep = () => {
    flush.current();
    return ports.keepDraft?.() ?? false;
  };

  useEffect(() => beforeSave(() => flush.current()), [beforeSave]);
  // Another text came from outside (a reset, a draft): what stood here comes back by undo. E2
  useEffect(() => {
    if (html === written.current) return;
    written.current = html;
    article.setState(replaceArticle(article.getState(), html));
    read.current = article.getState().getCurrentContent();
  }, [html, article]);

  return (
    <ArticleContext.Provider value={article}>
      <ActiveTextContext.Provider value={article.texts}>
        <UploadsContext.Provider value={uploads}>
          <ArticleFrame label={label} drop={drop} onLeave={() => flush.current()}>
            <ArticleText article={article} label={label} onLeave={() => flush.current()} />
            <FilesTray />
            <AutosaveNote save={keep} />
            <WordCount />
          </ArticleFrame>
        </UploadsContext.Provider>
      </ActiveTextContext.Provider>
    </ArticleContext.Provider>
  );
}
