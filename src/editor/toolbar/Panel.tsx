import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useToolbar } from './ToolbarContext.ts';

interface Props {
  readonly name: string;
  readonly role: 'menu' | 'dialog';
  readonly className?: string;
  readonly children: ReactNode;
}

const GAP = 4;
const toolOf = (panel: Element | null, name: string) =>
  panel?.closest('[role="toolbar"]')?.querySelector<HTMLElement>(`[data-tool="${name}"]`);

/**
 * What opens below a tool.
 *
 * A press elsewhere closes it, and so does Esc. Opened by keyboard it takes the focus, and Esc leads back to the tool;
 * opened by the pointer it leaves the caret where it is, so that one sees what is selected.
 */
export function Panel({ name, role, className = '', children }: Props) {
  const { open } = useToolbar();
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const tool = toolOf(panel.current, name);
    const bar = panel.current?.offsetParent;
    if (!panel.current || !tool || !bar) return;
    const room = Math.max(0, bar.clientWidth - panel.current.offsetWidth);
    panel.current.style.top = `${tool.offsetTop + tool.offsetHeight + GAP}px`;
    panel.current.style.left = `${Math.min(tool.offsetLeft, room)}px`;
    panel.current.scrollIntoView({ block: 'nearest' });
  }, [name]);

  useEffect(() => {
    const tool = toolOf(panel.current, name);
    if (document.activeElement !== tool) return;
    const start = panel.current?.querySelector<HTMLElement>('[data-start]');
    (start ?? panel.current?.querySelector<HTMLElement>('button, input'))?.focus();
  }, [name]);

  useEffect(() => {
    function closeOutside({ target }: Event) {
      const isTool = target instanceof Element && target.closest(`[data-tool="${name}"]`);
      if (target instanceof Node && !panel.current?.contains(target) && !isTool) open(undefined);
    }
    function closeByEsc(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.isComposing) return;
      // A dialog around the form would take Esc for itself.
      event.stopPropagation();
      event.preventDefault();
      const tool = toolOf(panel.current, name);
      const wasInside = panel.current?.contains(document.activeElement);
      open(undefined);
      if (wasInside) tool?.focus();
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByEsc, true);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByEsc, true);
    };
  }, [name, open]);

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name
    <div ref={panel} role={role} aria-label={name} className={`tool-panel ${className}`}>
      {children}
    </div>
  );
}
