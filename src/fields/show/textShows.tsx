import { nothing } from '../Cell.ts';
import type { AnyField } from '../Field.ts';
import type { PhoneField } from '../phone/phone.ts';
import { isPhone } from '../phone/phone.ts';
import type { TagsField } from '../tags/tags.ts';
import type { UrlField } from '../url/url.ts';
import { isUrl } from '../url/url.ts';
import type { Show } from './Show.ts';

/** All of its lines. */
export const linesShow: Show<AnyField, string> = {
  draw: (value) => (value ? <p className="show-lines">{value}</p> : nothing),
};

/** A phone calls it at a press. */
export const phoneShow: Show<PhoneField, string> = {
  draw(value) {
    if (!value) return nothing;
    return isPhone(value) ? (
      <a className="show-link" href={`tel:${value.replaceAll(/[^\d+]/g, '')}`}>
        {value}
      </a>
    ) : (
      value
    );
  },
};

/** Leads there and tells nobody where from; what is no address of the web is only shown. */
export const urlShow: Show<UrlField, string> = {
  draw(value) {
    if (!value) return nothing;
    if (!isUrl(value)) return value;
    return (
      <a className="show-link" href={value.trim()} target="_blank" rel="noreferrer">
        {value}
      </a>
    );
  },
};

export const tagsShow: Show<TagsField, readonly string[]> = {
  draw(words = []) {
    if (words.length === 0) return nothing;
    return (
      <ul className="show-tags">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    );
  },
};
