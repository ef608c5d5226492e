import { useEffect, useState } from 'react';
import { Product, type ProductProps } from '#shell/Product.tsx';
import type { Section } from '#shell/sections.ts';
import { studioOf } from '../studio/studio.ts';
import type { fetchSections } from './fetchSections.ts';

interface Props extends ProductProps {
  /** The address of further declarations, where there are any. */
  readonly resources?: string | undefined;
}

const MISSING = '有些栏目没有加载出来，请刷新页面';

/** A product with its studio, and with the declarations that lie beside it; it is drawn when they are there. */
export function RuntimeProduct({ resources, sections, ...props }: Props) {
  const { notifications } = props.providers;
  const [all, setAll] = useState<readonly Section[] | undefined>(() =>
    resources ? undefined : [...sections, studioOf(sections)],
  );
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
      .then((found) => isOpen && setAll([...found, studioOf(sections)]));
    return () => {
      isOpen = false;
    };
  }, [resources, sections, notifications]);
  return all ? <Product {...props} sections={all} /> : null;
}

/** The linter is heavy; the studio's address alone does not wait for it. */
const readBeside: typeof fetchSections = async (...asked) =>
  (await import('./fetchSections.ts')).fetchSections(...asked);
