import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined, HolderOutlined } from '@ant-design/icons';
import type { EditorState } from 'draft-js';
import { type ReactNode, useRef, useState } from 'react';
import { useArticle } from '../Article.ts';
import { type Ends, frameOf, moveBlockTo, moveStretch, placeOf } from '../commands/moveBlocks.ts';
import { whenComposed } from '../composition/whenComposed.ts';
import { Menu } from '../menu/Menu.tsx';
import { MenuItem } from '../menu/MenuItem.tsx';
import { useToolbar } from '../tool/ToolbarContext.ts';
import { placeText } from '../toolbar/moveByKeys.ts';
import { useBlockAtHand } from './useBlockAtHand.ts';
import { useBlockDrag } from './useBlockDrag.ts';
import './blocks.css';
import { copyStretch, removeStretch } from '../commands/copyBlock.ts';

/** What can be done to blocks by a handle. */
interface BlockAction {
  readonly name: string;
  readonly icon: ReactNode;
  readonly keys?: string;
  run(state: EditorState, ends: Ends): EditorState;
  /** What is told of it; where the block stands then, if nothing is. */
  readonly message?: string;
}

/** To the one block the handle stands beside. */
const blockActions: readonly BlockAction[] = [
  {
    name: '上移',
    icon: <ArrowUpOutlined />,
    keys: 'Alt+Shift+↑',
    run: (state, ends) => moveStretch(state, ends, 'up'),
  },
  {
    name: '下移',
    icon: <ArrowDownOutlined />,
    keys: 'Alt+Shift+↓',
    run: (state, ends) => moveStretch(state, ends, 'down'),
  },
  { name: '复制一份', icon: <CopyOutlined />, run: copyStretch, message: '下面多了同样的一段' },
  { name: '删除', icon: <DeleteOutlined />, run: removeStretch, message: '已删除这一段' },
];

/** To the card, or whatever frame, that the block stands in with others. */
const frameActions: readonly BlockAction[] = [
  { name: '整块上移', icon: <ArrowUpOutlined />, run: (state, ends) => moveStretch(state, ends, 'up') },
  { name: '整块下移', icon: <ArrowDownOutlined />, run: (state, ends) => moveStretch(state, ends, 'down') },
  { name: '整块复制一份', icon: <CopyOutlined />, run: copyStretch, message: '下面多了同样的一块' },
  { name: '整块删除', icon: <DeleteOutlined />, run: removeStretch, message: '已删除这一块' },
];

const HANDLE = '本段操作';

/**
 * At the left of the block under the pointer, or with the caret: dragged, it moves the block; pressed, it opens what can
 * be done to it. On a phone it stands at the right edge, where thumbs are. E1, E10
 */
export function BlockHandle() {
  const article = useArticle();
  const { say, frame } = useToolbar();
  const layer = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const run = (act: (state: EditorState) => EditorState, message: (state: EditorState) => string) =>
    whenComposed(article.texts, () => {
      article.settle();
      const before = article.getState();
      const next = act(before);
      if (next === before) return;
      article.setState(next);
      say(message(next));
    });
  const { drag, handlersOf } = useBlockDrag({
    layer,
    onDrop: ({ key, before }) =>
      run(
        (state) => moveBlockTo(state, key, before),
        (next) => placeText(placeOf(next, key)),
      ),
    onPress: () => setOpen(!isOpen),
  });
  const block = useBlockAtHand(layer, isOpen || drag !== undefined);

  const isShown = block !== undefined && !frame.isSource;
  const around = isShown && isOpen ? frameOf(article.getState(), block.key) : undefined;
  function choose({ run: act, message }: BlockAction, ends: Ends) {
    setOpen(false);
    run(
      (state) => act(state, ends),
      (next) => message ?? placeText(placeOf(next, ends[0])),
    );
    article.focus();
  }
  const itemsOf = (actions: readonly BlockAction[], ends: Ends) =>
    actions.map((action) => (
      <MenuItem
        key={action.name}
        name={action.name}
        icon={action.icon}
        keys={action.keys}
        onChoose={() => choose(action, ends)}
      />
    ));
  return (
    <div ref={layer} className="block-layer">
      {drag && (
        <>
          <div className="block-lifted" style={{ top: block?.top, height: block?.height }} />
          <div className="block-line" style={{ top: drag.line }} />
        </>
      )}
      {isShown && (
        <>
          <button
            type="button"
            className="block-handle"
            aria-label={HANDLE}
            title="拖动来移动，按一下有更多"
            aria-haspopup="menu"
            aria-expanded={isOpen}
            style={{ top: block.top + block.line / 2 }}
            onMouseDown={(event) => event.preventDefault()}
            {...handlersOf(block.key)}
          >
            <HolderOutlined />
          </button>
          {isOpen && (
            <Menu name={HANDLE} onClose={() => setOpen(false)}>
              {itemsOf(blockActions, [block.key, block.key])}
              {around && <hr className="menu-line" />}
              {around && itemsOf(frameActions, around)}
            </Menu>
          )}
        </>
      )}
    </div>
  );
}
