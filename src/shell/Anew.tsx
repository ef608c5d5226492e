import { type ReactNode, useLayoutEffect, useState } from 'react';
import { AnewContext, type Anew as Kept } from '#crud/anew/StoodOpen.ts';
import { openForms } from '#crud/drafts/ownDrafts.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Section } from './sections.ts';

interface Props {
  readonly sections: readonly Section[];
  /** @param times how often they have been others */
  readonly draw: (sections: readonly Section[], times: number) => ReactNode;
}

/** While it is developed: the product is drawn anew when its declarations are others, and goes on with what was typed. */
export function Anew({ sections, draw }: Props) {
  const { local } = useProviders();
  const [anew] = useState(newlyOpened);
  const [shown, setShown] = useState({ sections, times: 0 });
  // Before anybody sees it, and before the forms are gone with what they have not written down.
  useLayoutEffect(() => {
    if (shown.sections === sections) return;
    for (const write of openForms(local)) write();
    const { dialogs, forms } = anew.now;
    anew.before = { dialogs: new Map(dialogs), forms: new Set(forms) };
    setShown({ sections, times: shown.times + 1 });
  }, [sections, shown, anew, local]);
  return <AnewContext.Provider value={anew}>{draw(shown.sections, shown.times)}</AnewContext.Provider>;
}

const newlyOpened = (): Kept => ({ now: nothing(), before: nothing() });
const nothing = () => ({ dialogs: new Map(), forms: new Set<string>() });
