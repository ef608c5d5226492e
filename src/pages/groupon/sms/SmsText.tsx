import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import type { Place } from './expand.ts';
import type { Sms } from './prepareSms.ts';

interface Props {
  readonly typed: string;
  readonly sms: Sms;
  /** The sentences about the text, by which a screen reader knows them. */
  readonly describedBy: string;
  readonly wrong: boolean;
  readonly area: RefObject<HTMLTextAreaElement>;
  readonly onTyped: (typed: string) => void;
  readonly onPreview: () => void;
}

/** Where an SMS is typed. What costs extra and what cannot be sent is marked behind the letters. GD-E10, GD-E12 */
export function SmsText({ typed, sms, describedBy, wrong, area, onTyped, onPreview }: Props) {
  const id = useId();
  const handleKey = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && !isOfInputMethod(nativeEvent)) onPreview();
  };
  return (
    <div className="sms-field">
      <label htmlFor={id}>短信内容</label>
      <div className="sms-paper">
        {/* Stands behind the letters of the field, which no translator touches. */}
        <div className="sms-marks" aria-hidden="true" translate="no">
          {markedIn(typed, sms)}
          {/* A line that has just been begun is as high as the others. */}
          {'\u200b'}
        </div>
        <textarea
          ref={area}
          id={id}
          rows={4}
          value={typed}
          aria-describedby={describedBy}
          aria-invalid={wrong}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={({ target }) => onTyped(target.value)}
          onKeyDown={handleKey}
        />
      </div>
    </div>
  );
}

type Mark = Pick<Place, 'at' | 'end'> & { readonly kind: 'fault' | 'stray' };

function markedIn(typed: string, { faults, strays }: Sms): ReactNode {
  const marks: readonly Mark[] = [
    ...faults.map(({ at, end }): Mark => ({ at, end, kind: 'fault' })),
    ...strays
      .filter(({ at }) => !faults.some((fault) => fault.at <= at && at < fault.end))
      .map(({ at, end }): Mark => ({ at, end, kind: 'stray' })),
  ].sort((one, other) => one.at - other.at);
  return (
    <>
      {marks.map(({ at, end, kind }, nth) => (
        <span key={at}>
          {typed.slice(marks[nth - 1]?.end ?? 0, at)}
          <mark data-kind={kind}>{typed.slice(at, end)}</mark>
        </span>
      ))}
      {typed.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}
