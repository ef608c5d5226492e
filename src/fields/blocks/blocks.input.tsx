import { Input } from 'antd';
import { lazy, useRef, useState } from 'react';
import { type Block, blockTypes } from '#schemas/entities/block.ts';
import { Button } from '#ui/Button.tsx';
import { ImageInput } from '../image/image.input.tsx';
import type { InputProps } from '../input/ItemProps.ts';
import { nextKey } from '../input/nextKey.ts';
import { LatePart } from '../late/LatePart.tsx';
import { ArticleEditor } from '../richText/ArticleEditor.tsx';
import { loadEditor } from '../richText/loadEditor.ts';
import type { BlocksField } from './blocks.ts';

const BlocksPreview = lazy(() =>
  import('./BlocksPreview.tsx').then(({ BlocksPreview }) => ({ default: BlocksPreview })),
);

const names = { 1: '文字', 2: '图片', 3: '图文' } as const;
const nobody: readonly Block[] = [];

/** A description in pieces: text, pictures, rich text, in the order the buyer sees them. G4 */
export function BlocksInput({ field, value = nobody, onChange }: InputProps<BlocksField, readonly Block[]>) {
  const [previewed, setPreviewed] = useState(false);
  const keys = useRef<readonly string[]>([]);
  while (keys.current.length < value.length) keys.current = [...keys.current, nextKey()];
  keys.current = keys.current.slice(0, value.length);

  // Two articles may be asked for what they hold back at once, before anything is drawn.
  const latest = useRef(value);
  latest.current = value;
  const put = (blocks: readonly Block[], nextKeys = keys.current) => {
    keys.current = nextKeys;
    latest.current = blocks;
    onChange?.(blocks);
  };
  const write = (index: number, text: string) =>
    put(latest.current.map((block, at) => (at === index ? { ...block, text } : block)));
  const remove = (index: number) => put(without(value, index), without(keys.current, index));
  const swap = (index: number, other: number) => put(swapped(value, index, other), swapped(keys.current, index, other));
  const add = (type: Block['type']) => put([...value, { type, text: '' }]);

  return (
    <div className="blocks">
      {value.map((block, index) => (
        <fieldset key={keys.current[index]} className="row-card" aria-label={`${field.label} ${index + 1}`}>
          <BlockBody
            block={block}
            label={`${field.label} ${index + 1} ${names[block.type]}`}
            onChange={(text) => write(index, text)}
          />
          <div className="buttons">
            <Button look="plain" disabled={index === 0} onClick={() => swap(index, index - 1)}>
              上移
            </Button>
            <Button look="plain" disabled={index === value.length - 1} onClick={() => swap(index, index + 1)}>
              下移
            </Button>
            <Button look="plain" danger onClick={() => remove(index)}>
              删除
            </Button>
          </div>
        </fieldset>
      ))}
      <div className="buttons">
        {Object.values(blockTypes).map((type) => (
          <Button
            key={type}
            look="dashed"
            // It will be pressed a moment later; what fails now is told then. 039
            {...(type === blockTypes.richText && { onMouseEnter: () => loadEditor(0).catch(() => {}) })}
            onClick={() => add(type)}
          >
            {`添加${names[type]}`}
          </Button>
        ))}
        <Button look="plain" aria-expanded={previewed} onClick={() => setPreviewed(!previewed)}>
          {previewed ? '收起预览' : '预览'}
        </Button>
      </div>
      {previewed && (
        <LatePart fallback={<span role="status">正在加载预览…</span>}>
          <BlocksPreview field={field} blocks={value} />
        </LatePart>
      )}
    </div>
  );
}

interface BodyProps {
  readonly block: Block;
  readonly label: string;
  readonly onChange: (text: string) => void;
}

function BlockBody({ block, label, onChange }: BodyProps) {
  if (block.type === blockTypes.image) {
    return <ImageInput field={{ kind: 'image', label }} value={block.text} onChange={(path) => onChange(path ?? '')} />;
  }
  if (block.type === blockTypes.richText) {
    return <ArticleEditor label={label} html={block.text} onChange={onChange} />;
  }
  return (
    <Input.TextArea
      aria-label={label}
      value={block.text}
      autoSize={{ minRows: 2, maxRows: 12 }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function swapped<Item>(items: readonly Item[], index: number, other: number): readonly Item[] {
  const [low, high] = index < other ? [index, other] : [other, index];
  return [
    ...items.slice(0, low),
    ...items.slice(high, high + 1),
    ...items.slice(low + 1, high),
    ...items.slice(low, low + 1),
    ...items.slice(high + 1),
  ];
}

const without = <Item,>(list: readonly Item[], index: number): readonly Item[] => list.filter((_, at) => at !== index);
