import { useEffect, useState } from 'react';
import { memoize } from '#schemas/memoize.ts';
import { Product, type ProductProps } from '#shell/Product.tsx';
import type { Section } from '#shell/sections.ts';
import { development } from '../development.ts';
import { studioOf } from '../studio.ts';
import type { fetchSections } from './fetchSections.ts';

interface Props extends ProductProps {
  /** The address of further declarations, where there are any. */
  readonly resources?: string | undefined;
}

const MISSING = '有些栏目没有加载出来，请刷新页面';

/** A product with its studio, and with the declarations that lie beside it; it is drawn when they are there. */
export function RuntimeProduct({ resources, sections, ...props }: Props) {
  const { notifications } = props.providers;
  const [found, setFound] = useState<readonly Section[]>();
  const changes = useFileChanges();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is read anew
  useEffect(() => {
    if (!resources) return;
    let isOpen = true;
    const onMissing = () => notifications.open('error', MISSING);
    const withoutThem = () => {
      onMissing();
      return sections;
    };
    // What could not be read is told there; here it is the code for it that may not come.
    void readBeside(resources, sections, onMissing)
      .catch(withoutThem)
      .then((all) => isOpen && setFound(all));
    return () => {
      isOpen = false;
    };
  }, [resources, sections, notifications, changes]);
  const known = resources ? found : sections;
  return known ? <Product {...props} sections={withStudio(sections)(known)} /> : null;
}

/** The same array for the same sections: a product is made anew for others. */
const withStudio = memoize((sections: readonly Section[]) =>
  memoize((known: readonly Section[]): readonly Section[] => [...known, studioOf(sections)]),
);

/** How often the file beside the product has changed; in what is built, and in tests, it is read once. */
function useFileChanges(): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (import.meta.env.MODE !== 'development') return undefined;
    const onChange = () => setChanges((count) => count + 1);
    import.meta.hot?.on(development.resourcesChanged, onChange);
    return () => import.meta.hot?.off(development.resourcesChanged, onChange);
  }, []);
  return changes;
}

/** The linter is heavy; the studio's address alone does not wait for it. */
const readBeside: typeof fetchSections = async (...asked) =>
  (await import('./fetchSections.ts')).fetchSections(...asked);
