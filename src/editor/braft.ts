import imported from 'braft-editor';
import type { ContentBlock, Editor, EditorProps, EditorState } from 'draft-js';
import type { Component } from 'react';

type Braft = typeof imported;
const isWrapped = (module: object): module is { readonly default: Braft } => 'default' in module;

/** What of the library this room uses. */
export interface BraftProps {
  readonly defaultValue: EditorState;
  readonly controls: readonly string[];
  readonly language: 'zh';
  readonly readOnly: boolean;
  readonly stripPastedStyles?: boolean;
  readonly contentClassName?: string;
  readonly blockRendererFn: (block: ContentBlock) => object | null;
  /** Given to draft-js after the library's own: they take their place. */
  readonly draftProps: Omit<Partial<EditorProps>, 'onTab'> & { readonly onTab: undefined };
  readonly onChange: (state: EditorState) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

interface Draft extends Editor {
  /** What was copied last, as blocks. */
  getClipboard(): { toArray(): ContentBlock[] } | null;
}

export interface BraftInstance extends Component<BraftProps> {
  setValue(state: EditorState): void;
  getValue(): EditorState;
  getDraftInstance(): Draft;
}

/**
 * The editor's class. It is published as CommonJS, whose `default` a bundler hands over wrapped or bare.
 *
 * Its own types know neither that draft-js's props may be given in part nor what its instances can do.
 */
export const BraftEditor = (isWrapped(imported) ? imported.default : imported) as unknown as new (
  props: BraftProps,
) => BraftInstance;
