import { EllipsisOutlined } from '@ant-design/icons';
import { Fragment, useMemo } from 'react';
import { Menu } from '../menu/Menu.tsx';
import { type More, MoreContext } from '../tool/MoreContext.ts';
import type { ToolGroup } from '../tool/Tool.ts';
import { ToolButton } from '../tool/ToolButton.tsx';
import { useToolbar } from '../tool/ToolbarContext.ts';

/** What is called so on every bar: what there is no room for. */
export const MORE = '更多';

/** The tools that are seldom used, in a menu of words. E1 */
export function MoreTools({ groups }: { readonly groups: readonly ToolGroup[] }) {
  const { opened, open, returnToText } = useToolbar();
  const isOpen = opened === MORE;
  const more = useMemo<More>(
    () => ({
      onChosen() {
        open(undefined);
        returnToText();
      },
    }),
    [open, returnToText],
  );
  return (
    <>
      <ToolButton
        name={MORE}
        icon={<EllipsisOutlined />}
        opens={{ what: 'menu', open: isOpen }}
        onPress={() => open(isOpen ? undefined : MORE)}
      />
      {isOpen && (
        <Menu name={MORE} onClose={() => open(undefined)}>
          <MoreContext.Provider value={more}>
            {groups
              .filter(({ tools }) => tools.length > 0)
              .map(({ name, tools }, index) => (
                <Fragment key={name}>
                  {index > 0 && <hr className="menu-line" />}
                  {tools.map((tool) => (
                    <Fragment key={tool.name}>{tool.control}</Fragment>
                  ))}
                </Fragment>
              ))}
          </MoreContext.Provider>
        </Menu>
      )}
    </>
  );
}
