import { TreeSelect } from 'antd';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { RecordId } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import type { Marks } from '../input/ItemProps.ts';
import '../late/searchSelect.css';
import type { Astray, Forest, TreeNode } from './growForest.ts';
import './treePicker.css';

interface Props {
  readonly marks: Marks & { readonly 'aria-label'?: string };
  /** What is chosen, as merchants call it. */
  readonly label: string;
  readonly several: boolean;
  /** How many there may be. */
  readonly most?: number;
  /** What has others below it is opened by a press, and not chosen. */
  readonly leaves?: boolean;
  readonly value: readonly RecordId[];
  /** Undefined while it is on its way. */
  readonly forest: Forest | undefined;
  /** Why one cannot be chosen. */
  readonly barOf: (id: RecordId) => Message | undefined;
  /** Whether a name is meant by what is typed. */
  readonly isFound: (name: string) => boolean;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Told below the tree. */
  readonly note?: Message | undefined;
  readonly onChange: (ids: readonly RecordId[]) => void;
}

interface Shown {
  readonly value: string;
  readonly name: string;
  readonly title: ReactNode;
  readonly disabled: boolean;
  readonly selectable: boolean;
  readonly children: Shown[];
}
interface Labelled {
  readonly value: string;
  readonly label: ReactNode;
}

const popup = { popup: { root: 'tree-picker' } };

const astrayWords: Readonly<Record<Astray, string>> = {
  orphan: '上级找不到',
  circle: '上下级绕成了圈',
  deep: '层级太多，接着往下',
};

/** A tree to choose from, with a search through all of its levels. */
export function TreePicker(props: Props) {
  const {
    marks,
    label,
    several,
    most,
    leaves = false,
    value,
    forest,
    barOf,
    isFound,
    typed,
    onType,
    note,
    onChange,
  } = props;
  const { 'aria-required': required, ...others } = marks;
  const box = useRef<HTMLDivElement>(null);
  const inputIn = () => box.current?.querySelector('input');
  // antd would say it of the box around the input, where it means nothing.
  useEffect(() => inputIn()?.setAttribute('aria-required', String(required ?? false)));
  // The input says what it opens by an id that antd gives to lists alone, not to trees.
  const nameTree = (popup: HTMLElement | null) => {
    const id = inputIn()?.getAttribute('aria-controls');
    if (id) popup?.querySelector('[role=tree]')?.setAttribute('id', id);
  };
  const { nodes, ids } = useMemo(() => shownOf(forest, barOf, leaves), [forest, barOf, leaves]);
  const chosen = value.map(
    (id): Labelled => ({ value: String(id), label: forest?.pathOf(id) ?? nameless(id, forest) }),
  );
  const [opened, setOpened] = useState<{ readonly under: string; readonly keys: readonly string[] }>();
  // What is found stands open all the way, whenever its sound comes; antd would open what was found at the key press.
  const first = () => (typed === '' ? value.flatMap((id) => above(forest, id)) : [...ids.keys()]);
  const open = opened?.under === typed ? opened.keys : first();
  const isFull = most !== undefined && value.length >= most;
  const take = (next: Labelled | readonly Labelled[] | null | undefined) =>
    onChange(
      [next ?? []].flat().map(({ value: text }) => ids.get(text) ?? value.find((id) => String(id) === text) ?? text),
    );
  return (
    <AntdTheme>
      <div ref={box} className="search-select-box">
        <TreeSelect<Labelled | Labelled[], Shown>
          {...others}
          className="search-select"
          classNames={popup}
          showSearch
          allowClear
          labelInValue
          multiple={several}
          {...(most !== undefined && several && { maxCount: most })}
          loading={forest === undefined}
          treeData={nodes}
          treeExpandAction={leaves ? 'click' : false}
          treeExpandedKeys={[...open]}
          onTreeExpand={(keys) => setOpened({ under: typed, keys: keys.map(String) })}
          filterTreeNode={(_, node) => isFound(String(node.name))}
          searchValue={typed}
          onSearch={onType}
          {...(several ? { value: chosen } : chosen[0] && { value: chosen[0] })}
          placeholder={`选择${label}，可输入名称或拼音`}
          notFoundContent={emptyText(label, forest, typed)}
          onChange={(next: Labelled | Labelled[] | undefined) => {
            // What was looked for is found: the next one is not typed behind it.
            onType('');
            take(next);
          }}
          popupRender={(menu) => (
            <div ref={nameTree}>
              {menu}
              {(note || isFull) && (
                <div className="search-select-note soft">{isFull ? `最多选 ${most} 个，去掉一个才能再选` : note}</div>
              )}
            </div>
          )}
        />
      </div>
    </AntdTheme>
  );
}

/** The nodes as antd draws them, and the ids they stand for: it knows texts alone. */
function shownOf(forest: Forest | undefined, barOf: Props['barOf'], leaves: boolean) {
  const ids = new Map<string, RecordId>();
  const show = ({ id, name, astray, children }: TreeNode): Shown => {
    ids.set(String(id), id);
    const inner = leaves && children.length > 0;
    const bar = inner ? undefined : barOf(id);
    const said = bar ?? (astray && astrayWords[astray]);
    const title = said ? (
      <>
        {name}
        <span className="soft">{`（${said}）`}</span>
      </>
    ) : (
      name
    );
    return {
      ...{ value: String(id), name, title, disabled: bar !== undefined, selectable: !inner },
      children: children.map(show),
    };
  };
  return { nodes: (forest?.roots ?? []).map(show), ids };
}

/** Those above one: opened, so that it is in sight. */
function above(forest: Forest | undefined, id: RecordId): readonly string[] {
  const way: string[] = [];
  const seek = (nodes: readonly TreeNode[]): boolean =>
    nodes.some((node) => {
      if (String(node.id) === String(id)) return true;
      if (!seek(node.children)) return false;
      way.push(String(node.id));
      return true;
    });
  seek(forest?.roots ?? []);
  return way;
}

/** Its records are not there yet, or it is none of them any more. */
const nameless = (id: RecordId, forest: Forest | undefined): string => (forest ? `#${id}（找不到）` : `#${id}`);

function emptyText(label: string, forest: Forest | undefined, typed: string): string {
  if (!forest) return `正在加载${label}…`;
  return typed === '' ? `还没有可选的${label}` : `没有找到「${typed}」`;
}
