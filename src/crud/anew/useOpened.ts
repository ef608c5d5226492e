import { useContext, useEffect, useState } from 'react';
import type { Opened } from '../verbs/useDialogs.ts';
import { AnewContext } from './StoodOpen.ts';

const useOpenedOnce = (_: string) => useState<Opened>();

function useOpenedAgain(at: string): ReturnType<typeof useOpenedOnce> {
  const anew = useContext(AnewContext);
  const state = useState<Opened | undefined>(() => anew?.before.dialogs.get(at));
  const [opened] = state;
  useEffect(() => {
    if (!anew || !opened) return undefined;
    anew.before.dialogs.delete(at);
    anew.now.dialogs.set(at, opened);
    return () => {
      anew.now.dialogs.delete(at);
    };
  }, [anew, at, opened]);
  return state;
}

/** What stands open at a place; while it is developed, open again where the product was drawn anew. */
export const useOpened = import.meta.env.MODE === 'development' ? useOpenedAgain : useOpenedOnce;
