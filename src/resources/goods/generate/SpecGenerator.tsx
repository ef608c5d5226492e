import { Input } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFieldPort } from '#fields/input/FieldContext.ts';
import { isSaved } from '#fields/list/savedRow.ts';
import { readMoney } from '#fields/money/readMoney.ts';
import type { Row } from '#fields/nested/rowsOf.ts';
import { Button } from '#ui/Button.tsx';
import { combine, dimensionsOf, generateSpecs, MOST_SPECS, readValues } from './generateSpecs.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly onApply: (rows: readonly Row[]) => void;
}

const DIMENSIONS = [
  { name: '第一组', example: '颜色：红、蓝' },
  { name: '第二组', example: '尺码：S、M' },
  { name: '第三组', example: '可以不填' },
] as const;
const SHOWN = 8;

/** Rows for every combination of up to three groups of words; what is there already stays as it is. G5 */
export function SpecGenerator({ rows, onApply }: Props) {
  const { releaseRows } = useFieldPort();
  const id = useId();
  const [typed, setTyped] = useState<readonly string[]>();
  const [price, setPrice] = useState('');
  // Until something is typed it shows what the rows there are were made of.
  const texts = typed ?? dimensionsOf(rows).map((values) => values.join('、'));
  const dimensions = DIMENSIONS.map((_, at) => readValues(wordsIn(texts[at])));
  const names = combine(dimensions);
  const amount = readMoney(price);
  const made = generateSpecs(rows, dimensions, amount === '' ? undefined : amount);
  const changes = made.added > 0 || made.removed.length > 0;
  const tooMany = names.length > MOST_SPECS;

  async function apply() {
    const saved = made.removed.filter(isSaved);
    if (saved.length > 0 && !(await releaseRows('spec', saved))) return;
    onApply(made.rows.map((row) => ({ ...row })));
    setTyped(undefined);
  }

  return (
    <details className="spec-tool">
      <summary>批量生成规格</summary>
      <div className="spec-tool-body">
        <p className="soft">每组填几个词，用顿号或逗号隔开，会生成每一种搭配，例如「红 / S」。同名的规格原样保留。</p>
        <div className="spec-dimensions">
          {DIMENSIONS.map(({ name, example }, at) => (
            <label key={name} htmlFor={`${id}${at}`}>
              <span>{name}</span>
              <Input
                id={`${id}${at}`}
                onKeyDown={keepEnter}
                value={texts[at] ?? ''}
                placeholder={example}
                onChange={(event) =>
                  setTyped(DIMENSIONS.map((_, nth) => (nth === at ? event.target.value : (texts[nth] ?? ''))))
                }
              />
            </label>
          ))}
          <label htmlFor={`${id}price`}>
            <span>新规格的价格</span>
            <Input
              id={`${id}price`}
              onKeyDown={keepEnter}
              className="figure"
              inputMode="decimal"
              placeholder="0.00"
              value={price}
              onChange={(event) => setPrice(event.target.value)}
            />
          </label>
        </div>
        {names.length > 0 && !tooMany && (
          <p className="spec-preview">
            {`${names.slice(0, SHOWN).join('，')}${names.length > SHOWN ? `… 共 ${names.length} 个` : ''}`}
          </p>
        )}
        <div className="spec-tool-foot">
          <span role="status">
            {tooMany
              ? `会有 ${names.length} 种搭配，最多 ${MOST_SPECS} 种`
              : `新增 ${made.added} · 保留 ${made.kept} · 将删除 ${names.length > 0 ? made.removed.length : 0}`}
          </span>
          <Button disabled={tooMany || names.length === 0 || !changes} onClick={() => void apply()}>
            生成
          </Button>
        </div>
      </div>
    </details>
  );
}

/** `颜色：红、蓝` → `红、蓝`: what the group is called may be said and is not kept. */
const wordsIn = (text = ''): string => text.replace(/^[^：:、，,；;]*[：:]/, '');

/** The form around would take Enter for saving. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
