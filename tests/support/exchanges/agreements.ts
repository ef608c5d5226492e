import type { Exchange, Exchanges, Subject } from './Exchange.ts';
import { everySubject } from './everySubject.ts';
import { record } from './record.ts';

const files = import.meta.glob<Exchanges>('../../contract/exchanges/*.json', { eager: true, import: 'default' });

/** What was agreed of every subject, by its name. */
export const agreed: Exchanges = Object.assign({}, ...Object.values(files));

/** What is agreed of a subject; of one that is new, what it does today. */
export const agreedFor = async (subject: Subject): Promise<Exchange> => agreed[subject.name] ?? record(subject);

/** What every subject does today: name of the file in `tests/contract/exchanges` → its text. */
export async function writtenToday(): Promise<Readonly<Record<string, string>>> {
  const parts: Record<string, Record<string, Exchange>> = {};
  for (const subject of everySubject()) {
    const { [fileOf(subject)]: part = {} } = parts;
    parts[fileOf(subject)] = { ...part, [subject.name]: await record(subject) };
  }
  return Object.fromEntries(Object.entries(parts).map(([file, part]) => [file, `${JSON.stringify(part, null, 2)}\n`]));
}

/** The rows of the specification stand in one file, each resource in its own. */
const fileOf = ({ name }: Subject): string => (name.includes('.') ? `${name.split('.')[0]}.json` : 'rows.json');
