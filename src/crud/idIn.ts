import type { RecordId } from '#providers/data/calls.ts';
import type { Resource } from './Resource.ts';

const NUMBER = /^[1-9]\d{0,15}$/;

/** The record's id that an address or a cell says; undefined for what can be none. */
export function idIn({ ids }: Pick<Resource, 'ids'>, text: string | null | undefined): RecordId | undefined {
  if (text === null || text === undefined || text === '') return undefined;
  if (ids === 'text') return text;
  const id = Number(text);
  return NUMBER.test(text) && Number.isSafeInteger(id) ? id : undefined;
}
