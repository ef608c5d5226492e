import { useEffect, useState } from 'react';
import { Product, type ProductProps } from '#shell/Product.tsx';
import type { Section } from '#shell/sections.ts';
import { studio } from '../studio/studio.ts';

interface Props extends ProductProps {
  /** The address of further declarations, where there are any. */
  readonly resources?: string | undefined;
}

/** A product with its studio, and with the declarations that lie beside it; it is drawn when they are there. */
export function RuntimeProduct({ resources, sections, ...props }: Props) {
  const [all, setAll] = useState<readonly Section[] | undefined>(() => (resources ? undefined : [...sections, studio]));
  useEffect(() => {
    if (!resources) return;
    let isOpen = true;
    // It throws nothing: what could not be read has its page.
    void readBeside(resources, sections).then((found) => isOpen && setAll([...found, studio]));
    return () => {
      isOpen = false;
    };
  }, [resources, sections]);
  return all ? <Product {...props} sections={all} /> : null;
}

/** The linter is heavy; the studio's address alone does not wait for it. */
const readBeside = async (address: string, sections: readonly Section[]): Promise<readonly Section[]> =>
  (await import('./fetchSections.ts')).fetchSections(address, sections);
