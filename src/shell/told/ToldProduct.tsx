import { useEffect, useState } from 'react';
import { Product, type ProductProps } from '../Product.tsx';
import type { Section } from '../sections.ts';
import { fetchSections } from './fetchSections.ts';

/** A product with the declarations that lie beside it; it is drawn when they are there. */
export function ToldProduct({ resources, sections, ...props }: ProductProps & { readonly resources: string }) {
  const [all, setAll] = useState<readonly Section[]>();
  useEffect(() => {
    let isOpen = true;
    // It throws nothing: what could not be read has its page.
    void fetchSections(resources, sections).then((read) => isOpen && setAll(read));
    return () => {
      isOpen = false;
    };
  }, [resources, sections]);
  return all ? <Product {...props} sections={all} /> : null;
}
