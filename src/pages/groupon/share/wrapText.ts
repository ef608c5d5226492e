/** What begins no line: it belongs to what stands before it. */
const CLOSING = /^[，。、．；：？！…—～·’”）》〉】」』〕］｝,.;:?!)\]}%‰℃]/u;
/** What ends no line: it belongs to what comes after it. */
const OPENING = /^[‘“（《〈【「『〔［｛([{#＃$￥¥€£]$/u;
/** What of Latin words and numbers is never parted while there is room for the whole. */
const WORD = /^[\p{Script=Latin}\p{N}'’\-_/.@&+]/u;
const ELLIPSIS = '…';

const signs = new Intl.Segmenter('zh', { granularity: 'grapheme' });
const signsOf = (text: string): readonly string[] => [...signs.segment(text)].map(({ segment }) => segment);

export interface Wrapping {
  /** How wide a text is, in the unit of `width`. */
  readonly measure: (text: string) => number;
  readonly width: number;
  /** How many lines there may be; the last one of a longer text ends in an ellipsis. */
  readonly most: number;
}

/**
 * A text in lines, as Chinese is set: broken anywhere but within a word, before closing and after opening marks; a sign of
 * several characters, such as 👨‍👩‍👧, is one. What is wider than a line all the same is parted where it has to be.
 */
export function wrapText(text: string, { measure, width, most }: Wrapping): readonly string[] {
  const lines = text
    .split(/\r?\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .flatMap((paragraph) => fill(unitsOf(paragraph), (line) => measure(line) <= width));
  if (lines.length <= most) return lines;
  const last = lines[most - 1] ?? '';
  return most < 1 ? [] : [...lines.slice(0, most - 1), shortened(last, (line) => measure(line) <= width)];
}

/** What must stay together: a word, a sign with the marks that cling to it, a blank. */
function unitsOf(paragraph: string): readonly string[] {
  const units: string[] = [];
  for (const sign of signsOf(paragraph)) {
    const before = units.at(-1);
    if (before !== undefined && clings(before, sign)) units[units.length - 1] = before + sign;
    else units.push(sign);
  }
  return units;
}

function clings(before: string, sign: string): boolean {
  if (before === ' ' || sign === ' ') return false;
  const end = signsOf(before).at(-1) ?? '';
  return CLOSING.test(sign) || OPENING.test(end) || (WORD.test(end) && WORD.test(sign));
}

/** As many units to a line as fit; blanks at a break are gone. */
function fill(units: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    if (line.trim() !== '') lines.push(line.trim());
    line = '';
  };
  for (const unit of units) {
    if (fits((line + unit).trim())) {
      line += unit;
      continue;
    }
    end();
    if (fits(unit)) line = unit;
    else {
      for (const sign of signsOf(unit)) {
        if (line !== '' && !fits(line + sign)) end();
        line += sign;
      }
    }
  }
  end();
  return lines;
}

/** Ends in an ellipsis, and takes back as many signs as that needs. */
function shortened(line: string, fits: (line: string) => boolean): string {
  const kept = [...signsOf(line)];
  const shortened = () => `${kept.join('').replace(/[\s，。、；：,.;:]+$/u, '')}${ELLIPSIS}`;
  while (kept.length > 0 && !fits(shortened())) kept.pop();
  return shortened();
}
