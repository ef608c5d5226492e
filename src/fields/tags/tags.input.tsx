import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { useFieldPort } from '../input/FieldContext.ts';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import type { TagsField } from './tags.ts';
import './tags.css';
import type { Message } from '#schemas/messages.ts';
import { readTags } from './readTags.ts';

const nobody: readonly string[] = [];
const ENDS = /[、,，;；\n]/;

/** Short words: Enter, `，` or `、` ends one, Backspace takes the last one back, a pasted list becomes several. */
export function TagsInput({ field, value = nobody, onChange, ...marks }: InputProps<TagsField, readonly string[]>) {
  const { beforeSave } = useFieldPort();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');

  const put = (words: readonly string[]) => onChange?.(words.length === 0 ? undefined : words);
  const take = (text: string) => {
    const { words, left, problem } = addTags(value, text, field.most);
    if (words.length > value.length) put(words);
    setTyped(left);
    setSaid(problem ?? '');
  };
  const remove = (word: string) => {
    put(value.filter((each) => each !== word));
    setSaid(`已去掉「${word}」`);
  };

  // What is still being typed when the form is saved is meant to be saved.
  const flush = useRef(() => {});
  flush.current = () => {
    if (typed.trim() !== '') take(typed);
  };
  useEffect(() => beforeSave(() => flush.current()), [beforeSave]);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While a word is put together from its sounds, Enter chooses a character.
    if (isOfInputMethod(event.nativeEvent)) return;
    const last = value.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      take(typed);
    }
  };
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!ENDS.test(text)) return;
    event.preventDefault();
    take(`${typed}${text}`);
  };
  const handleTyping = (text: string, composing: boolean) => {
    if (!composing && ENDS.test(text)) return take(text);
    setTyped(text);
    setSaid('');
  };

  return (
    <div className="tags-field">
      <ul aria-label={`已填的${field.label}`} hidden={value.length === 0}>
        {value.map((word) => (
          <li key={word}>
            <span>{word}</span>
            <button type="button" aria-label={`去掉「${word}」`} onClick={() => remove(word)}>
              ×
            </button>
          </li>
        ))}
      </ul>
      <input
        {...marksOf(marks)}
        value={typed}
        autoComplete="off"
        enterKeyHint="done"
        placeholder={value.length === 0 ? '用回车或逗号隔开' : ''}
        onChange={({ target, nativeEvent }) =>
          handleTyping(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={({ currentTarget }) => handleTyping(currentTarget.value, false)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
        onBlur={() => flush.current()}
      />
      <p role="status" className={said === '' ? 'unseen' : 'soft'}>
        {said}
      </p>
    </div>
  );
}

interface Added {
  readonly words: readonly string[];
  /** What stays in the input, for the merchant to mend. */
  readonly left: string;
  readonly problem?: Message;
}

/** The words with those of a text behind them; what is there already, or is too many, is not added, and that is said. */
function addTags(words: readonly string[], text: string, most = Number.POSITIVE_INFINITY): Added {
  const asked = readTags(text);
  const double = asked.find((word) => words.includes(word));
  const fresh = asked.filter((word) => !words.includes(word));
  const room = Math.max(0, most - words.length);
  const added = { words: [...words, ...fresh.slice(0, room)], left: fresh.slice(room).join('、') };
  if (fresh.length > room) return { ...added, problem: `最多 ${most} 个，去掉一个才能再加` };
  return double === undefined ? added : { ...added, problem: `「${double}」已经有了` };
}
