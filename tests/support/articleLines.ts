import {
  CharacterMetadata,
  ContentBlock,
  ContentState,
  type DraftBlockType,
  EditorState,
  genKey,
  SelectionState,
} from 'draft-js';
import { List, OrderedSet } from 'immutable';

const signs: readonly (readonly [string, DraftBlockType])[] = [
  ['# ', 'header-one'],
  ['## ', 'header-two'],
  ['> ', 'blockquote'],
  ['- ', 'unordered-list-item'],
  ['1. ', 'ordered-list-item'],
  ['---', 'atomic'],
];

/**
 * An article of these lines, one a block; `[` and `]` are the ends of the selection, `|` is the caret.
 *
 * `# ` begins a heading, `> ` a quotation, `- ` and `1. ` an item; `---` is something that is not text.
 */
export function typed(...lines: readonly string[]): EditorState {
  const ends: { key: string; at: number }[] = [];
  const blocks = lines.map((line) => {
    const key = genKey();
    const [sign, type] = signs.find(([sign]) => line.startsWith(sign)) ?? ['', 'unstyled'];
    let text = '';
    for (const letter of type === 'atomic' ? ' ' : line.slice(sign.length)) {
      if (letter === '[' || letter === ']') ends.push({ key, at: text.length });
      else if (letter === '|') ends.push({ key, at: text.length }, { key, at: text.length });
      else text += letter;
    }
    const character = CharacterMetadata.create({ style: OrderedSet() });
    return new ContentBlock({ key, type, text, characterList: List(Array.from(text, () => character)) });
  });
  const content = ContentState.createFromBlockArray(blocks);
  const [start = { key: content.getFirstBlock().getKey(), at: 0 }, end = start] = ends;
  const selection = new SelectionState({
    anchorKey: start.key,
    anchorOffset: start.at,
    focusKey: end.key,
    focusOffset: end.at,
  });
  return EditorState.acceptSelection(EditorState.createWithContent(content), selection);
}

/** The selection moved to where `[`, `]` or `|` stand in these lines, which hold the same text. */
export function selected(state: EditorState, ...lines: readonly string[]): EditorState {
  const keys = state
    .getCurrentContent()
    .getBlocksAsArray()
    .map((block) => block.getKey());
  const wanted = typed(...lines);
  const rank = wanted
    .getCurrentContent()
    .getBlocksAsArray()
    .map((block) => block.getKey());
  const keyOf = (key: string) => keys[rank.indexOf(key)] ?? '';
  const { anchorKey, anchorOffset, focusKey, focusOffset } = wanted.getSelection().toObject();
  const moved = new SelectionState({
    anchorKey: keyOf(anchorKey),
    anchorOffset,
    focusKey: keyOf(focusKey),
    focusOffset,
  });
  return EditorState.acceptSelection(state, moved);
}

/** The text of each block, one a line. */
export const textsOf = (state: EditorState): readonly string[] =>
  state
    .getCurrentContent()
    .getBlocksAsArray()
    .map((block) => block.getText());

/** Each block as `type{style} text`, styled stretches as `<BOLD css:color:red>text</>`; plain paragraphs as their text. */
export const drawn = (state: EditorState): readonly string[] =>
  state
    .getCurrentContent()
    .getBlocksAsArray()
    .map((block) => `${headOf(block)}${textOf(block, state.getCurrentContent())}`);

function headOf(block: ContentBlock): string {
  const style = Object.entries(block.getData().get('style') ?? {}).map(([name, value]) => `${name}:${value}`);
  const type = block.getType() === 'unstyled' ? '' : block.getType();
  const head = `${type}${style.length > 0 ? `{${style.join(';')}}` : ''}`;
  return head && `${head} `;
}

function textOf(block: ContentBlock, content: ContentState): string {
  let result = '';
  block.findStyleRanges(
    () => true,
    (from, to) => {
      for (const [start, end] of entityRanges(block, from, to)) {
        const entity = block.getEntityAt(start);
        const names = [
          ...block.getInlineStyleAt(start).toArray(),
          ...(entity
            ? [`${content.getEntity(entity).getType()} ${JSON.stringify(content.getEntity(entity).getData())}`]
            : []),
        ];
        const text = block.getText().slice(start, end);
        result += names.length > 0 ? `<${names.join(' ')}>${text}</>` : text;
      }
    },
  );
  return result;
}

function entityRanges(block: ContentBlock, from: number, to: number): readonly (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = [];
  let start = from;
  for (let at = from + 1; at <= to; at += 1) {
    if (at < to && block.getEntityAt(at) === block.getEntityAt(start)) continue;
    ranges.push([start, at]);
    start = at;
  }
  return ranges;
}
