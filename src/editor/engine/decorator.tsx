import { CompositeDecorator, type ContentBlock, type ContentState } from 'draft-js';
import type { ReactNode } from 'react';
import { AtomBody } from './AtomBody.tsx';

interface Props {
  readonly contentState: ContentState;
  readonly entityKey: string;
  readonly blockKey: string;
  readonly start: number;
  readonly children: ReactNode;
}

/** A link is drawn, not followed: a press puts the caret into it. */
function Link({ contentState, entityKey, children }: Props) {
  const { href }: { readonly href?: string } = contentState.getEntity(entityKey).getData();
  return (
    <a className="article-link" href={href} onClick={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}

/** An atom within a line: its one character stays where the caret needs it, unseen. */
function InlineAtom({ contentState, entityKey, blockKey, start, children }: Props) {
  const place = { blockKey, offset: start };
  return (
    <span className="inline-atom">
      <AtomBody entity={contentState.getEntity(entityKey)} place={place} inline />
      <span className="inline-atom-char">{children}</span>
    </span>
  );
}

const ofType =
  (type: string) =>
  (block: ContentBlock, callback: (start: number, end: number) => void, content: ContentState): void => {
    if (block.getType() === 'atomic') return;
    block.findEntityRanges((character) => {
      const key: string | null = character.getEntity();
      return key !== null && content.getEntity(key).getType() === type;
    }, callback);
  };

/** What is drawn of links and inline atoms in an article and in a cell. */
export const decorator = new CompositeDecorator([
  { strategy: ofType('LINK'), component: Link },
  { strategy: ofType('ATOM'), component: InlineAtom },
]);
