import { useEffect, useState } from 'react';
import type { ListField } from '../Field.ts';
import { useFieldPort } from '../form/FieldContext.ts';
import type { FieldPath } from '../form/ItemProps.ts';
import { useFormInstance } from '../form/useFormInstance.ts';
import { createRowSight, type RowSight } from './createRowSight.ts';
import { mayBeWrong } from './mayBeWrong.ts';
import { rowsIn } from './rowsOf.ts';

/** Which rows of a list are drawn: those near the view; on paper all; before a save each that may be wrong. 037 */
export function useRowSight(field: ListField, path: FieldPath): RowSight {
  const { beforeCheck } = useFieldPort();
  const form = useFormInstance();
  const [sight] = useState(createRowSight);
  useEffect(
    () =>
      beforeCheck(() => {
        const rows = rowsIn(form.getFieldValue([...path]));
        sight.drawNow((at) => mayBeWrong(field, rows, at));
      }),
    [beforeCheck, form, field, path, sight],
  );
  useEffect(() => {
    const drawAll = () => sight.drawNow(() => true);
    addEventListener('beforeprint', drawAll);
    return () => removeEventListener('beforeprint', drawAll);
  }, [sight]);
  return sight;
}
