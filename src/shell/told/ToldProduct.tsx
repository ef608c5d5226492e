import { useEffect, useState } from 'react';
import type { Further } from '#crud/declared/Further.ts';
import { type ProductProps, ReadyProduct } from '../Product.tsx';
import type { Section } from '../sections.ts';
import { studio } from '../studio/studio.ts';

/** A product with its studio, and with the declarations that lie beside it; it is drawn when they are there. */
export function ToldProduct({ resources, sections, further, ...props }: ProductProps) {
  const [all, setAll] = useState<Known | undefined>(() =>
    resources || further ? undefined : { sections: [...sections, studio] },
  );
  useEffect(() => {
    if (!resources && !further) return;
    let isOpen = true;
    void gather(sections, further)
      // It throws nothing: what could not be read has its page.
      .then(async (own) => ({ ...own, sections: resources ? await readBeside(resources, own.sections) : own.sections }))
      .then((own) => isOpen && setAll({ ...own, sections: [...own.sections, studio] }));
    return () => {
      isOpen = false;
    };
  }, [resources, sections, further]);
  return all ? <ReadyProduct {...props} {...all} /> : null;
}

/** What a product is made of, as far as it is known. */
type Known = Pick<ProductProps, 'sections' | 'further'>;

/** Whoever holds a declaration against the product has to know all of it; what cannot be fetched now stays far. */
async function gather(sections: readonly Section[], further: Further | undefined): Promise<Known> {
  if (!further) return { sections };
  return further.all().then(
    (heads) => ({ sections: [...sections, ...heads] }),
    () => ({ sections, further }),
  );
}

/** The linter is heavy; the studio's address alone does not wait for it. */
const readBeside = async (address: string, sections: readonly Section[]): Promise<readonly Section[]> =>
  (await import('./fetchSections.ts')).fetchSections(address, sections);
