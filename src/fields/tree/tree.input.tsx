import { lazy, useMemo, useState } from 'react';
import type { Message } from '#schemas/messages.ts';
import { Button } from '#ui/Button.tsx';
import { type ForestOptions, useFieldPort } from '../input/FieldContext.ts';
import { type InputProps, marksOf } from '../input/ItemProps.ts';
import { LatePart } from '../late/LatePart.tsx';
import { type Held, idsIn } from './idsIn.ts';
import { MOST } from './readWhole.ts';
import type { TreeField } from './tree.tsx';
import { type Bars, barsOf, treeFault } from './treeFault.ts';

/** A tree with a search is heavy, and few forms have one: its code comes when it is drawn, while its records are read. */
const TreePicker = lazy(() => import('./TreePicker.tsx').then(({ TreePicker }) => ({ default: TreePicker })));

/** A record among those that belong to each other, or several. */
export function TreeInput({ field, value, path = [], verdict, onChange, ...marks }: InputProps<TreeField, Held>) {
  const { useForest, useFinds, held } = useFieldPort();
  const { own, ...read } = useForest(field);
  const { forest, failed } = read;
  const [typed, setTyped] = useState('');
  const isFound = useFinds(typed);
  // Other fields may well lead to the record itself: only what it belongs to cannot.
  const self = path.length === 1 && path[0] === field.parent ? own : undefined;
  if (verdict) {
    verdict.current = () => forest && treeFault(value, field, { forest, own: self, held: held(path) });
  }
  const { leaves } = field;
  const barOf = useMemo(
    (): Bars => (forest ? barsOf({ ...(leaves && { leaves }) }, { forest, own: self }) : () => undefined),
    [leaves, forest, self],
  );
  const none = field.ids === 'text' ? '' : 0;
  return (
    <LatePart fallback={<span role="status" className="soft">{`正在加载${field.label}…`}</span>}>
      <TreePicker
        marks={marksOf(marks)}
        label={field.label}
        several={field.several === true}
        {...(field.most !== undefined && { most: field.most })}
        leaves={leaves === true}
        value={idsIn(value)}
        forest={forest}
        barOf={barOf}
        isFound={isFound}
        typed={typed}
        onType={setTyped}
        note={noteOf(field, read)}
        onChange={(ids) => onChange?.(field.several ? ids : (ids[0] ?? none))}
      />
      {failed && <Button onClick={read.retry}>{`${field.label}没有加载出来，重试`}</Button>}
    </LatePart>
  );
}

function noteOf({ label, leaves }: TreeField, { progress, isCut }: Omit<ForestOptions, 'own'>): Message | undefined {
  if (progress)
    return `正在加载${label}，已读取 ${progress.read}${progress.of === undefined ? '' : ` / ${progress.of}`}`;
  if (isCut) return `${label}太多，只读取了前 ${MOST} 条`;
  return leaves ? '只能选最末一级' : undefined;
}
