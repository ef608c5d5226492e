import { emptyAs } from '#schemas/codecs/emptyAs.ts';
import { jsonAsText, jsonInText } from '#schemas/codecs/jsonAsText.ts';
import { nothing } from '../Cell.ts';
import type { FieldBase } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { expected } from '../text/expected.ts';
import { jsonFault } from './jsonFault.ts';
import { compact, inexactIn, laidOut } from './jsonLayout.ts';

/** Anything JSON can say, held as its text: `{"a":1}`. What is null holds nothing. */
export interface JsonField extends FieldBase<'json', string> {
  /** The applet keeps it as a text, too; left out, as the value itself. */
  readonly wire?: 'text';
}

/** So much of it is read in a row. */
const SHOWN = 80;

const isJson = (text: string): boolean => jsonFault(text) === undefined;
const bare = (text: string): string => (isJson(text) ? compact(text) : text);

export const jsonKind: Kind<JsonField, string> = {
  cell: {
    width: 'minmax(160px, 1fr)',
    cut: true,
    draw: (value) => (value ? [...bare(value).slice(0, 2 * SHOWN)].slice(0, SHOWN).join('') : nothing),
  },
  show: {
    draw: (value) =>
      value ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached by keys
        <pre className="show-json" tabIndex={0}>
          {isJson(value) ? laidOut(value) : value}
        </pre>
      ) : (
        nothing
      ),
  },
  text: {
    write: (value) => value ?? '',
    read(text, field) {
      if (text.trim() === '') return { value: undefined };
      return isJson(text)
        ? { value: compact(text) }
        : { problem: expected(field, ' JSON，例如 {"color": "red"}', text) };
    },
  },
  codec: ({ wire }, { nest }) => (wire === 'text' ? jsonInText : emptyAs(jsonAsText(nest), null)),
  check(value, { label, wire }) {
    const text = String(value);
    const fault = jsonFault(text);
    if (fault !== undefined) return `${label}不是 JSON，${fault}`;
    const inexact = wire === 'text' ? undefined : inexactIn(text);
    return inexact === undefined ? undefined : `${label}里的 ${inexact} 位数太多，请加上双引号写成文字`;
  },
  form: {
    toForm: (value) => (value && isJson(value) ? laidOut(value) : value),
    fromForm: (value, { wire }) => {
      if (value === undefined || value === null) return value;
      return value.trim() === '' ? (wire === 'text' ? '' : null) : bare(value);
    },
    says: (value) => value && bare(value),
  },
};
