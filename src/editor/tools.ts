import { articleTools } from './toolbar/articleTools.tsx';
import { historyTools } from './toolbar/historyTools.tsx';
import { insertTools } from './toolbar/insertTools.tsx';
import { paragraphTools } from './toolbar/paragraphTools.tsx';
import type { ToolGroup } from './toolbar/Tool.ts';
import { textTools } from './toolbar/textTools.tsx';

/** Every tool there is, as they stand side by side. E1 */
export const toolGroups: readonly ToolGroup[] = [
  { name: '历史', tools: historyTools },
  { name: '文字', tools: textTools },
  { name: '插入', tools: insertTools },
  { name: '段落', tools: paragraphTools },
  { name: '文章', tools: articleTools },
];
