import {
  CalendarOutlined,
  ClockCircleOutlined,
  DisconnectOutlined,
  MinusOutlined,
  SmileOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useArticle } from '../Article.ts';
import { rule } from '../atoms/rule/rule.tsx';
import { dateText, timeText } from '../commands/dates.ts';
import { insertText } from '../commands/insertText.ts';
import { insertAtom } from '../document/editAtoms.ts';
import { linkTool } from '../link/LinkTool.tsx';
import { linkAt, unlink } from '../link/links.ts';
import { mediaTools } from '../manager/MediaTool.tsx';
import { shelfTool } from '../shelf/ShelfTool.tsx';
import { emoji } from '../signs/emoji.ts';
import { specialSigns } from '../signs/specialSigns.ts';
import type { Tool } from '../tool/Tool.ts';
import { ToolButton } from '../tool/ToolButton.tsx';
import { useToolbar } from '../tool/ToolbarContext.ts';
import { commandTool } from './commandTool.tsx';
import { Letter } from './Letter.tsx';
import { signsTool } from './SignsTool.tsx';
import { tableTool } from './TableTool.tsx';

interface Moment {
  readonly icon: ReactNode;
  readonly text: (now: number) => string;
}

/** A tool that writes something of the present moment. */
const momentTool = (name: string, what: Moment): Tool => ({
  name,
  place: 'more',
  control: <MomentTool name={name} {...what} />,
});

function MomentTool({ name, icon, text }: Moment & { readonly name: string }) {
  const { clock } = useArticle().ports;
  const { run, frame } = useToolbar();
  return (
    <ToolButton
      name={name}
      icon={icon}
      disabled={frame.isSource}
      onPress={() => run((state) => insertText(state, text(clock.now())))}
    />
  );
}

/** What is written into an article. */
export const insertTools: readonly Tool[] = [
  ...mediaTools,
  linkTool,
  commandTool('取消链接', {
    icon: <DisconnectOutlined />,
    run: unlink,
    isOff: (state) => linkAt(state) === undefined,
    inCells: true,
    place: 'more',
  }),
  tableTool,
  shelfTool,
  commandTool('分隔线', { icon: <MinusOutlined />, run: (state) => insertAtom(state, rule, {}), place: 'more' }),
  signsTool('表情', { icon: <SmileOutlined />, sets: emoji }),
  signsTool('特殊字符', { icon: <Letter>Ω</Letter>, sets: specialSigns }),
  momentTool('日期', { icon: <CalendarOutlined />, text: dateText }),
  momentTool('时间', { icon: <ClockCircleOutlined />, text: timeText }),
];
