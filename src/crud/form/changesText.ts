import type { Message } from '#schemas/messages.ts';

/** What a form does when it is saved. */
export type Verb = 'create' | 'copy' | 'update';

type Saving = Verb | 'next';

interface Sent {
  /** `next` is a copy that was adjusted to come after its original. */
  readonly verb: Saving;
  /** Labels of the fields that have changed, in the order of the form. */
  readonly changed: readonly string[];
  /** Saved rows that go with the save: how many, by the label of their list. */
  readonly released: Readonly<Record<string, number>>;
  /** What is filled in and goes with the save, in words. */
  readonly dropped?: readonly string[];
}

const NAMED = 4;

/** Said before the names only where these do not say it at their end. */
const howMany = (count: number): string => (count > NAMED ? '' : ` ${count} 处`);

const sentences: Readonly<Record<Saving, (count: number, names: string) => Message>> = {
  create: (count, names) => (count === 0 ? '还没有填写' : `将添加：${names}`),
  copy: (count, names) => (count === 0 ? '将添加一份副本' : `将添加一份副本，已改${howMany(count)}：${names}`),
  next: (count, names) => (count === 0 ? '将发起新一期' : `将发起新一期，已改${howMany(count)}：${names}`),
  update: (count, names) => (count === 0 ? '还没有修改' : `将保存${howMany(count)}修改：${names}`),
};

/** What saving would send, in one line: `将保存 2 处修改：商品名称、规格；删除规格 1 个`. */
export function changesText({ verb, changed, released, dropped = [] }: Sent): Message {
  const gone = Object.entries(released).map(([label, count]) => (count > 0 ? `；删除${label} ${count} 个` : ''));
  const lost = dropped.length > 0 ? `；不再保留：${namesText(dropped)}` : '';
  return sentences[verb](changed.length, namesText(changed)) + gone.join('') + lost;
}

/** `商品名称、价格、库存`; of a long list the first ones and how many there are: `… 等 5 处`. */
export const namesText = (labels: readonly string[]): string =>
  labels.length <= NAMED ? labels.join('、') : `${labels.slice(0, NAMED - 1).join('、')} 等 ${labels.length} 处`;
