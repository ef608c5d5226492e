import { listOf } from '#schemas/codecs/structure.ts';
import { type Block, block, blockTypes, isHtml } from '#schemas/entities/block.ts';
import { isEmpty } from '#schemas/rules/rule.ts';
import { nothing } from '../Cell.ts';
import type { FieldBase } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { jsonIn, sameData } from '../text/data.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';

export interface BlocksField extends FieldBase<'blocks', readonly Block[]> {}

const types: readonly unknown[] = Object.values(blockTypes);
const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  types.includes(value.type) &&
  'text' in value &&
  typeof value.text === 'string';
const isBlocks = (value: unknown): value is readonly Block[] => Array.isArray(value) && value.every(isBlock);

/** Words stand as words, a blank line between two pieces; pictures and rich text go as JSON, so that nothing is lost. */
const sheetText: FieldText<BlocksField, readonly Block[]> = {
  write(value = []) {
    const plain = value.map(({ text }) => text).join('\n\n');
    return sameData(piecesIn(plain), value) ? plain : JSON.stringify(value);
  },
  read(text, field) {
    if (text.trim() === '') return { value: undefined };
    const pieces = piecesIn(text);
    if (pieces !== undefined) return { value: pieces };
    return { problem: expected(field, '文字，或导出时的内容', text) };
  },
};

/** Undefined for JSON that is no description. */
function piecesIn(text: string): readonly Block[] | undefined {
  const data = /^\s*\[/.test(text) ? jsonIn(text) : undefined;
  if (data !== undefined) return isBlocks(data) ? data : undefined;
  // As another program writes its descriptions. N6
  if (isHtml(text)) return [{ type: blockTypes.richText, text }];
  const pieces = text.split(/(?:\r?\n){2,}/).filter((piece) => piece.trim() !== '');
  return pieces.map((piece) => ({ type: blockTypes.text, text: piece }));
}

/** Blocks that say nothing are left behind; what was no list of blocks is one once it is changed. N6 */
const speaking = (value: readonly Block[] | undefined) =>
  value?.filter(({ text }) => !isEmpty(text)).map(({ type, text }) => ({ type, text }));

export const blocksKind: Kind<BlocksField, readonly Block[]> = {
  // The first words of a description.
  cell: {
    width: 'minmax(160px, 1fr)',
    cut: true,
    draw: (blocks) => blocks?.find(({ type }) => type === blockTypes.text)?.text || nothing,
  },
  text: sheetText,
  codec: (_, { nest }) => nest(listOf(block)),
  form: { fromForm: speaking, says: speaking },
};
