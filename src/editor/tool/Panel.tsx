import type { ReactNode } from 'react';
import { Popup } from '../menu/Popup.tsx';
import { useToolbar } from './ToolbarContext.ts';

interface Props {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What opens below a tool and is no menu: a palette, signs, a picker. */
export function Panel({ name, className = '', children }: Props) {
  const { open } = useToolbar();
  return (
    <Popup name={name} role="dialog" className={className} onClose={() => open(undefined)}>
      {children}
    </Popup>
  );
}
