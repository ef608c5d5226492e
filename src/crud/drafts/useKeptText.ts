import type { DraftOf } from './draftKey.ts';
import { useKeptTexts } from './useKeptTexts.ts';

interface Dependencies extends Pick<DraftOf, 'resource' | 'place'> {
  /** What is saved of it. */
  readonly saved: string;
  /** What stands in the box where nothing was left. */
  readonly start: string;
}

/** One text outside of a form, kept as `useKeptTexts` keeps several. N4 */
export function useKeptText({ resource, place, saved, start }: Dependencies) {
  const isWorth = ({ text }: { readonly text: string }) => text.trim() !== '' && text.trim() !== saved;
  const { texts, setTexts, ...kept } = useKeptTexts({ resource, place, start: { text: start }, isWorth });
  return { ...kept, text: texts.text, setText: (text: string) => setTexts({ text }) };
}
