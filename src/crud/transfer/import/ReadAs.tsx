import { Select } from 'antd';
import { type ReactNode, useId, useMemo } from 'react';
import type { Message } from '#schemas/messages.ts';
import type { FieldColumn } from '../columns.ts';
import { type Encoding, encodings, UNREADABLE } from '../sheet/decodeText.ts';
import { readAs, type SheetFile } from '../sheet/readFile.ts';
import { guessPlace, headsOf, type Place } from './place.ts';

interface Props {
  readonly file: SheetFile;
  readonly place: Place;
  readonly columns: readonly FieldColumn[];
  readonly problem: Message | undefined;
  readonly onRead: (file: SheetFile, place: Place) => void;
}

/** How the file is read: guessed, and chosen otherwise where the guess is wrong; the columns below show what comes of it. N9 */
export function ReadAs({ file, place, columns, problem, onRead }: Props) {
  const { tabs, encoded } = file;
  const tab = tabs[place.tab];
  const heads = headsOf(file, place.tab);
  const merged = tab?.merged.filter((row) => row > place.head).length ?? 0;
  // Twenty thousand rows are not looked through for every choice of a column.
  const garbled = useMemo(() => tab?.grid.some((row) => row.some((cell) => cell.includes(UNREADABLE))) ?? false, [tab]);
  const atGuess = (next: SheetFile) => onRead(next, guessPlace(next, columns));
  return (
    <>
      <div className="transfer-read">
        {tabs.length > 1 && (
          <Choice
            label="工作表"
            value={place.tab}
            options={tabs.map(({ name, hidden }, at) => ({ value: at, label: hidden ? `${name}（隐藏）` : name }))}
            onChange={(at) => onRead(file, guessPlace(file, columns, [at]))}
          />
        )}
        {heads.length > 1 && (
          <Choice
            label="列名在"
            value={place.head}
            options={heads.map(({ row, words }) => ({ value: row, label: `第 ${row + 1} 行：${short(words)}` }))}
            onChange={(head) => onRead(file, { ...place, head })}
          />
        )}
        {encoded && (
          <Choice
            label="文字编码"
            value={encoded.as}
            options={Object.entries(encodings).map(([value, label]) => ({ value: value as Encoding, label }))}
            onChange={(as) => atGuess(readAs(file.name, encoded.bytes, as))}
          />
        )}
      </div>
      {merged > 0 && (
        <p role="status" className="transfer-hint">
          {`有 ${merged} 处合并的单元格，每一行都按合并的内容读取。`}
        </p>
      )}
      {garbled && (
        <p role="status" className="transfer-warning">
          {encoded ? '有读不出来的字，请换一种文字编码看看；读不出来的行不会导入' : '有读不出来的字，这些行不会导入'}
        </p>
      )}
      {problem !== undefined && (
        <p role="alert" className="transfer-problem">
          {problem}
        </p>
      )}
    </>
  );
}

interface ChoiceProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string | number>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} options={[...options]} popupMatchSelectWidth={false} onChange={onChange} />
    </div>
  );
}

const MOST_WORDS = 24;
const short = (words: string): string => (words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS)}…` : words);
