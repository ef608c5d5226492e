import type { Message } from '#schemas/messages.ts';
import type { Place } from './expand.ts';
import type { Sms } from './prepareSms.ts';

interface Props {
  readonly id: string;
  readonly sms: Sms;
  /** What keeps it from being sent, once that is to be said. */
  readonly wrong: Message | undefined;
  readonly onShow: (place: Pick<Place, 'at' | 'end'>) => void;
  readonly onPlain: () => void;
}

/** What is wrong with an SMS, what makes it dear, and what is unusual. GD-E10, GD-E12, GD-E13 */
export function SmsNotes({ id, sms, wrong, onShow, onPlain }: Props) {
  const { faults, strays, warnings } = sms;
  return (
    <div id={id} className="sms-notes">
      {wrong && faults.every(({ fault }) => fault !== wrong) && (
        <p role="alert" className="sms-wrong">
          {wrong}
        </p>
      )}
      {faults.map((place) => (
        <p key={place.at} role="alert" className="sms-wrong">
          <span>{place.fault}</span>
          <button type="button" className="button plain" onClick={() => onShow(place)}>
            去改
          </button>
        </p>
      ))}
      {strays.length > 0 && (
        <p className="sms-warning">
          <span>{`这些字符让整条短信按中文计费：${[...new Set(strays.map(({ character }) => shown(character)))].join(' ')}`}</span>
          {strays.some(({ plain }) => plain !== undefined) && (
            <button type="button" className="button plain" onClick={onPlain}>
              换成英文字符
            </button>
          )}
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="sms-warning">
          {warning}
        </p>
      ))}
    </div>
  );
}

/** What nobody sees has a name. */
const shown = (character: string): string => (/^[\p{Z}\p{C}]+$/u.test(character) ? '看不见的空白' : character);
