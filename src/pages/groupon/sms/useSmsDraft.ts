import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useScope } from '#crud/data/useScope.ts';
import { createDraftKeeper } from '#crud/drafts/createDraftKeeper.ts';
import { createDrafts } from '#crud/drafts/createDrafts.ts';
import { draftKey } from '#crud/drafts/draftKey.ts';
import { ownerOf } from '#providers/session/createProfile.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';

/** The text of an SMS, kept in this browser until it is sent: closing the window by accident loses nothing. GD-E14 */
export function useSmsDraft(grouponId: number) {
  const { local, clock } = useProviders();
  const profile = useProfile();
  const scope = useScope();
  const now = useRef('');
  // Whose it is was settled when the window was opened: a session that ends takes the profile along, not the draft.
  const [{ keeper, found }] = useState(() => {
    const drafts = createDrafts(local);
    const key = draftKey({ owner: profile ? ownerOf(profile) : '', scope, resource: 'sms', place: grouponId });
    const held = drafts.read(key);
    const typed = () =>
      now.current.trim() === ''
        ? { values: {}, base: {}, releases: [] }
        : { values: { content: now.current }, base: { content: '' }, releases: [] };
    const made = createDraftKeeper({ drafts, key, clock, typed, begun: held?.at });
    const content = held?.values.content;
    return { keeper: made, found: held && typeof content === 'string' ? { content, at: held.at } : undefined };
  });
  const [text, setText] = useState(found?.content ?? '');
  now.current = text;

  useEffect(() => {
    const leave = () => void keeper.flush();
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', leave);
    };
  }, [keeper]);
  useLayoutEffect(() => () => void keeper.flush(), [keeper]);

  return {
    text,
    /** What an earlier window has left, which is where this one began; when, in milliseconds since 1970. */
    foundAt: found?.at,
    setText(next: string) {
      setText(next);
      now.current = next;
      keeper.touch();
    },
    /** Writes down what is typed. @returns whether it is safe. */
    keep: () => keeper.flush(),
    forget: () => keeper.forget(),
  };
}
