import { HolderOutlined } from '@ant-design/icons';
import type { EditorState } from 'draft-js';
import { useRef, useState } from 'react';
import { useArticle } from '../Article.ts';
import { type Ends, frameOf, moveBlockTo, placeOf } from '../commands/moveBlocks.ts';
import { Menu } from '../menu/Menu.tsx';
import { MenuItem } from '../menu/MenuItem.tsx';
import { placeTold } from '../toolbar/moveByKeys.ts';
import { useToolbar } from '../toolbar/ToolbarContext.ts';
import { whenComposed } from '../toolbar/whenComposed.ts';
import { type BlockAction, blockActions, frameActions } from './blockActions.tsx';
import { useBlockAtHand } from './useBlockAtHand.ts';
import { useBlockDrag } from './useBlockDrag.ts';
import './blocks.css';

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

  const run = (act: (state: EditorState) => EditorState, told: (state: EditorState) => string) =>
    whenComposed(article.texts, () => {
      article.settle();
      const before = article.getState();
      const next = act(before);
      if (next === before) return;
      article.setState(next);
      say(told(next));
    });
  const { drag, handlersOf } = useBlockDrag({
    layer,
    onDrop: ({ key, before }) =>
      run(
        (state) => moveBlockTo(state, key, before),
        (next) => placeTold(placeOf(next, key)),
      ),
    onPress: () => setOpen(!isOpen),
  });
  const block = useBlockAtHand(layer, isOpen || drag !== undefined);

  const isShown = block !== undefined && !frame.isSource;
  const around = isShown && isOpen ? frameOf(article.getState(), block.key) : undefined;
  function choose({ run: act, told }: BlockAction, ends: Ends) {
    setOpen(false);
    run(
      (state) => act(state, ends),
      (next) => told ?? placeTold(placeOf(next, ends[0])),
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
