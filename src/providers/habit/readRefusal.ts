import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { Refusal } from '#schemas/endpoints/Speech.ts';
import type { Failing } from '#schemas/habit/Habit.ts';
import { at } from '#schemas/habit/saysNo.ts';

type Faults = Readonly<Record<string, string>>;

const FIELD = ['field', 'param', 'path', 'name', 'property'];
const WORDS = ['message', 'msg', 'detail', 'defaultMessage'];

/** Why an answer is a no, in the applet's own words where it has some. */
export function readRefusal(fails: Failing, status: number, answer: unknown): Refusal {
  const code = fails.code === undefined ? undefined : at(answer, fails.code);
  const sentence = firstText(fails.message.map((path) => at(answer, path)));
  const isOver = fails.over.some((each) => each === status || (code !== undefined && String(each) === String(code)));
  if (isOver) return { kind: 'forbidden', why: `HTTP ${status}, the session is over.` };
  const faults = faultsIn(fails, answer, sentence);
  const why = code === undefined ? `HTTP ${status}.` : `HTTP ${status}, code ${String(code).slice(0, 60)}.`;
  // What a server that has failed says of it is for its own people. T5
  if (status >= 500 || (sentence === undefined && !faults && code === undefined)) return { kind: 'http', why };
  return {
    kind: 'refused',
    why,
    sentence: sentence ?? Object.values(faults ?? {})[0] ?? '',
    ...(typeof code === 'number' && { errcode: code }),
    ...(faults && { faults }),
  };
}

/** What our own server says on the way there, in its own words also where it is a failure. T5 */
export function readOwnWord(status: number, answer: unknown): Refusal {
  const kind = status === 401 ? 'forbidden' : status >= 500 ? 'http' : 'refused';
  return { kind, why: `HTTP ${status} of our own server.`, sentence: firstText([at(answer, 'message')]) ?? '' };
}

function faultsIn({ faults = [], field }: Failing, answer: unknown, sentence: string | undefined): Faults | undefined {
  const answered = faults.map((path) => faultsOf(at(answer, path))).find((each) => Object.keys(each).length > 0);
  if (answered) return answered;
  const named = field === undefined ? undefined : at(answer, field);
  return typeof named === 'string' && named !== '' && sentence !== undefined
    ? { [pathOf(named)]: sentence }
    : undefined;
}

/** `{ code: '…' }`, `{ code: ['…'] }`, `[{ field: 'code', message: '…' }]`. */
function faultsOf(answered: unknown): Faults {
  if (Array.isArray(answered)) {
    return Object.fromEntries(
      answered.filter(isRecord).flatMap((each) => {
        const [name, words] = [firstText(FIELD.map((key) => each[key])), firstText(WORDS.map((key) => each[key]))];
        return name !== undefined && words !== undefined ? [[pathOf(name), words]] : [];
      }),
    );
  }
  if (!isRecord(answered)) return {};
  return Object.fromEntries(
    Object.entries(answered).flatMap(([name, words]) => {
      const text = firstText(Array.isArray(words) ? words : [words]);
      return text === undefined ? [] : [[pathOf(name), text]];
    }),
  );
}

/** `items[0][price]` → `items.0.price`. */
const pathOf = (name: string): string => name.replaceAll(/\[(\w+)\]/g, '.$1');

const firstText = (values: readonly unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '');
