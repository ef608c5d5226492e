import type { ReactNode } from 'react';
import { useArticle } from '../Article.ts';
import { insertText } from '../commands/insertText.ts';
import type { Tool } from '../tool/Tool.ts';
import { ToolButton } from '../tool/ToolButton.tsx';
import { useToolbar } from '../tool/ToolbarContext.ts';

interface What {
  readonly icon: ReactNode;
  readonly text: (now: number) => string;
}

/** A tool that writes something of the present moment. */
export const momentTool = (name: string, what: What): Tool => ({
  name,
  place: 'more',
  control: <MomentTool name={name} {...what} />,
});

function MomentTool({ name, icon, text }: What & { readonly name: string }) {
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
