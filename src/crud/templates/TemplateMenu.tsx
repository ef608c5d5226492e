import { MenuButton } from '#ui/menu/MenuButton.tsx';
import type { Template, TemplateSet } from './TemplateSet.ts';
import { useTemplates } from './useTemplates.ts';

interface Props {
  readonly set: TemplateSet;
  /** What it is for, where several stand on a screen: `给水饺用回复模板`. */
  readonly label?: string;
  readonly onPick: (template: Template) => void;
  readonly onManage: () => void;
}

/** A button under which the merchant's texts lie, and behind them the way to write some. OR-E7 */
export function TemplateMenu({ set, label = set.label, onPick, onManage }: Props) {
  const { templates } = useTemplates(set);
  const items = templates.map((template) => ({ label: template.name, run: () => onPick(template) }));
  return (
    <MenuButton label={label} className="button" items={[...items, { label: `管理${set.label}…`, run: onManage }]}>
      模板
    </MenuButton>
  );
}
