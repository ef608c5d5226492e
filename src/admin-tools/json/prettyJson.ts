import { isRecord } from '#schemas/codecs/isRecord.ts';

const WIDTH = 100;

/** A value as JSON that people read: what fits stands on one line. */
export function prettyJson(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return bracketed(
      '[]',
      value.map((item) => prettyJson(item, inner)),
      indent,
    );
  }
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const said = Object.entries(value).filter(([, inside]) => inside !== undefined);
  const members = said.map(([key, inside]) => `${JSON.stringify(key)}: ${prettyJson(inside, inner)}`);
  // The declaration itself is read from top to bottom, however short it is.
  return indent === '' && members.length > 1 ? upright('{}', members, indent) : bracketed('{}', members, indent);
}

function bracketed(signs: string, parts: readonly string[], indent: string): string {
  if (parts.length === 0) return signs;
  const space = signs === '{}' ? ' ' : '';
  const line = `${signs[0]}${space}${parts.join(', ')}${space}${signs[1]}`;
  return indent.length + line.length <= WIDTH && !line.includes('\n') ? line : upright(signs, parts, indent);
}

const upright = (signs: string, parts: readonly string[], indent: string): string =>
  `${signs[0]}\n${parts.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}${signs[1]}`;
