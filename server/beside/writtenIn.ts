import { isRecord } from '#schemas/codecs/isRecord.ts';

const MOST_NAMES = 60;
const MOST_LETTERS = 60;

/** The names of the fields that a body holds, for the journal: never what stands in them. K10 */
export function writtenIn(type: string | null, body: Uint8Array): readonly string[] {
  const text = new TextDecoder().decode(body);
  const names = /json/i.test(type ?? '') ? namesOf(text) : /urlencoded/i.test(type ?? '') ? keysOf(text) : [];
  return [...new Set(names)].filter((name) => name.length <= MOST_LETTERS).slice(0, MOST_NAMES);
}

const keysOf = (text: string): readonly string[] => [...new URLSearchParams(text).keys()];

function namesOf(text: string): readonly string[] {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? Object.keys(read) : [];
  } catch {
    return [];
  }
}
