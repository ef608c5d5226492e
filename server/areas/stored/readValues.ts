import { decodeBy } from '#schemas/codecs/decodeBy.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { Codec } from '#schemas/codecs/structure.ts';
import { encodeBy } from '#schemas/codecs/writerOf.ts';
import { type Block, blockTypes } from '#schemas/entities/block.ts';
import { parseUrl } from '#schemas/parseUrl.ts';
import { isBlocks } from '#schemas/rules/bounds.ts';
import { isEmpty, lengthOf } from '#schemas/rules/rule.ts';
import type { Kept } from '#schemas/stored/keptValues.ts';
import type { StoredField, StoredFields, StoredResource } from '#schemas/stored/StoredResource.ts';
import { careOf, keptCodecs, sentCodecs } from '#schemas/stored/storedKinds.ts';
import { cleanHtml } from '../../articles/cleanHtml.ts';
import { cleanBlocks } from '../../articles/cleanInput.ts';
import { refuseUnkept } from '../../http/parseInput.ts';
import { requireOurs } from '../../http/refuseForeign.ts';
import type { Homes } from '../../http/route.ts';
import { codes, Refusal, refuseBadInput } from '../../refusals.ts';
import { malformedField, tooLongField, unknownField } from '../../sentences.ts';

type Values = Readonly<Record<string, unknown>>;
const refuse = (sentence: string): never => {
  throw new Refusal(codes.badInput, sentence);
};

/**
 * What a form body says of a record, as it may be kept: each field of its kind, within its bounds, cleaned, its files ours.
 * One that is sent empty is cleared.
 *
 * @throws Refusal 400 with the name a merchant knows the field by; also for what no field is called.
 */
export async function readValues(
  { fields, form }: Pick<StoredResource, 'fields' | 'form'>,
  sent: Readonly<Record<string, string>>,
  homes: Homes,
): Promise<Kept> {
  const [asSent, asKept] = [sentCodecs(fields), keptCodecs(fields)];
  const read: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(sent)) {
    const [field, codec] = Object.hasOwn(asSent, name) ? [fields[name], asSent[name]] : [];
    if (!field || !codec) return refuse(unknownField(name));
    const value = readText(codec, text, field);
    if (isEmpty(value) && isDemanded(form, name, field)) refuseBadInput(field.required);
    refuseUnfit(field, value);
    read[name] = value;
  }
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(read)) {
    const [field, codec] = [fields[name], asKept[name]];
    if (!field || !codec) continue;
    kept[name] = value === null ? null : encodeBy(codec, await cared(field, value, read, homes));
  }
  return kept;
}

/** Nothing is null: a text for a number that was taken out again. */
function readText(codec: Codec, text: string, { label }: StoredField): unknown {
  const read = decodeBy(codec, text);
  if (read !== undefined) return read;
  return text === '' ? null : refuse(malformedField(label));
}

/** @throws Refusal 400 with the sentence of the first field that has to be filled in and is not. */
export function requireWhole({ fields, form }: Pick<StoredResource, 'fields' | 'form'>, kept: Kept): void {
  for (const name of Object.keys(sentCodecs(fields)))
    if (isEmpty(kept[name]) && isDemanded(form, name, fields[name])) refuseBadInput(fields[name]?.required);
}

/** What a form may hide, or does not ask for, is the form's to demand. */
function isDemanded(form: StoredResource['form'], name: string, field: StoredField | undefined): boolean {
  if (field?.only !== undefined) return false;
  const asked = form?.sections?.flatMap(({ fields }) => fields);
  return (!asked || asked.includes(name)) && !Object.hasOwn(form?.when ?? {}, name);
}

/** The longest number that is written out. */
const DIGITS = 30;

function refuseUnfit(field: StoredField, value: unknown): void {
  const { kind, label, max, most, of } = field;
  refuseUnkept(value, [label], careOf(field) === 'html');
  if (kind === 'money' && typeof value === 'string' && value.length > DIGITS) refuse(malformedField(label));
  if (typeof value === 'string' && max !== undefined && lengthOf(value, max) > max) refuse(tooLongField(label));
  if (of && isRecord(value)) refuseUnfitIn(of, value);
  if (!Array.isArray(value)) return;
  if (most !== undefined && value.length > most) refuse(tooLongField(label));
  if (!of) return;
  for (const row of value.filter(isRecord)) refuseUnfitIn(of, row);
}

function refuseUnfitIn(of: StoredFields, row: Values): void {
  for (const [name, inner] of Object.entries(of)) if (!isEmpty(row[name])) refuseUnfit(inner, row[name]);
}

/** A value as it may be kept; rows of fields and variants by theirs. */
async function cared(field: StoredField, value: unknown, siblings: Values, homes: Homes): Promise<unknown> {
  const { label, of, on, variants } = field;
  const variant = variants && on !== undefined ? variants[String(siblings[on])] : undefined;
  if (variant) return cared(variant, value, siblings, homes);
  if (of && Array.isArray(value)) return caredRows(of, value, homes);
  if (of && isRecord(value)) return (await caredRows(of, [value], homes))[0];
  if (isEmpty(value)) return value;
  switch (careOf(field)) {
    case 'html':
      return cleanHtml(String(value));
    case 'blocks':
      return Array.isArray(value) && isBlocks(value) ? cleanBlocks(oursOnly(value, label, homes)) : value;
    case 'file':
      for (const each of Array.isArray(value) ? value : [value]) requireOurs(String(each), homes, label);
      return value;
    case 'url':
      return /^https?:$/.test(parseUrl(String(value))?.protocol ?? '') ? value : refuse(malformedField(label));
    case undefined:
      return value;
  }
}

function oursOnly(blocks: readonly Block[], label: string, homes: Homes): readonly Block[] {
  for (const { type, text } of blocks) if (type === blockTypes.image) requireOurs(text, homes, label);
  return blocks;
}

/** One after the other: cleaning takes one worker at most. */
async function caredRows(of: StoredFields, rows: readonly unknown[], homes: Homes): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (const row of rows) {
    if (!isRecord(row)) continue;
    const done: Record<string, unknown> = { ...row };
    for (const [name, field] of Object.entries(of))
      if (name in row) done[name] = await cared(field, row[name], row, homes);
    all.push(done);
  }
  return all;
}
