import { kindShapes } from '#fields/kindShapes.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { readLiteral } from '#schemas/literal/readLiteral.ts';
import { prettyJson } from '../../json/prettyJson.ts';
import { example } from '../example.ts';

/** What some kinds are made of lies beside them. */
const beside: Readonly<Record<string, object>> = {
  start_day: { kind: 'day', label: '开始日期' },
  end_day: { kind: 'day', label: '结束日期' },
};

/**
 * The declaration that `#kind=money` in the studio's address asks for: the studio's own with a field of that kind, as the
 * reference has it. Undefined for another address, and for a kind whose example only code can say.
 */
export function kindExample(hash: string): string | undefined {
  const kind = new URLSearchParams(hash.replace(/^#/, '')).get('kind') ?? '';
  const shape = Object.entries(kindShapes).find(([name]) => name === kind)?.[1];
  const { value: whole } = readLiteral(example);
  const name = isRecord(whole) ? String(whole.name) : '';
  const { value: field, fault } = readLiteral(ofItself(shape?.example ?? '', name));
  if (!shape || fault || !isRecord(field) || !isRecord(whole) || !isRecord(whole.fields)) return undefined;
  const needed = Object.entries(beside).filter(([name]) => Object.values(field).includes(name));
  const isTaken = Object.values(whole.fields).some((each) => isRecord(each) && each.label === field.label);
  const more = isTaken ? { ...field, label: `${field.label}（例子）` } : field;
  return `${prettyJson({ ...whole, fields: { ...whole.fields, ...Object.fromEntries(needed), more } })}\n`;
}

/** A tree wants records that belong to each other: where there are none, the declaration's own. */
const ofItself = (text: string, name: string): string => text.replace('categories', name).replace('parent_id', 'more');
