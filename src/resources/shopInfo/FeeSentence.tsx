import type { FormToolProps } from '#crud/Resource.ts';
import { useUnit } from '#crud/units/useUnit.ts';
import { feeSentence } from './feeSentence.ts';
import './shopInfo.css';

/** The two amounts as one sentence, while they are typed. */
export function FeeSentence({ values }: FormToolProps) {
  return (
    <p className="said-so" role="status" aria-label="运费说明">
      {feeSentence(values.permanent_transport_fee, values.free_transport_fee, useUnit())}
    </p>
  );
}
