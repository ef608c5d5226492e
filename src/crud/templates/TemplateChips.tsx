import { Button } from '#ui/Button.tsx';
import type { Template, TemplateSet } from './TemplateSet.ts';
import { useTemplates } from './useTemplates.ts';

interface Props {
  readonly set: TemplateSet;
  /** What they are for, where several stand on a screen: `给水饺`. */
  readonly of: string;
  readonly onPick: (template: Template) => void;
}

/** So many stand open; the others lie under the menu. */
const OPEN = 2;

/** The merchant's first texts of one use, each a press away. OR-E7 */
export function TemplateChips({ set, of, onPick }: Props) {
  const { templates } = useTemplates(set);
  if (templates.length === 0) return null;
  return (
    <div className="template-chips">
      {templates.slice(0, OPEN).map((template) => (
        <Button key={template.name} aria-label={`${of}用「${template.name}」`} onClick={() => onPick(template)}>
          {template.name}
        </Button>
      ))}
    </div>
  );
}
