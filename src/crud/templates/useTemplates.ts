import { useProviders } from '#providers/useProviders.ts';
import { useKept } from '../views/useKept.ts';
import type { Template, TemplateSet } from './TemplateSet.ts';
import { readTemplates, writeTemplates } from './templates.ts';

const none: readonly Template[] = [];

/** The signed-in merchant's texts of one use, in this browser, live in every tab; `keep` says no when there is no room. */
export function useTemplates({ name, starters = none }: TemplateSet) {
  const { notifications } = useProviders();
  const [sets, keep] = useKept('templates', readTemplates);
  return {
    // Whoever has thrown away the last one wants none.
    templates: sets[name] ?? starters,
    keep(templates: readonly Template[]): boolean {
      const kept = keep(writeTemplates({ ...sets, [name]: templates }));
      if (!kept) notifications.open('error', '这台设备的存储空间已满，模板没有保存');
      return kept;
    },
  };
}
