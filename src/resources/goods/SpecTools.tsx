import type { FormToolProps } from '#crud/Resource.ts';
import { rowsIn } from '#fields/nested/rowsOf.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import { SpecGenerator } from './generate/SpecGenerator.tsx';
import { ChoiceTrial } from './simulate/ChoiceTrial.tsx';
import './specTools.css';

/** Below the specs: rows made from colours and sizes for type 2, a buyer's choices tried out for type 3. */
export function SpecTools({ values, change }: FormToolProps) {
  const held = isRecord(values.spec) ? values.spec : {};
  if (values.type === 2) {
    return <SpecGenerator rows={rowsIn(held[2])} onApply={(rows) => change({ spec: { ...held, 2: rows } })} />;
  }
  return values.type === 3 ? <ChoiceTrial groups={rowsIn(held[3])} /> : null;
}
