import { useMemo } from 'react';
import type { DataRecord } from '#providers/data/calls.ts';
import { rulesOf } from '../replies/rulesOf.ts';
import { Coverage } from './Coverage.tsx';
import { Tester } from './Tester.tsx';
import './tester.css';

interface Props {
  readonly shop: number;
  readonly records: readonly DataRecord[];
}

/** One message and many questions, tried on the rules as they stand. RB-D1, RB-D2 */
export function TesterTab({ shop, records }: Props) {
  const rules = useMemo(() => rulesOf(records), [records]);
  return (
    <div className="robot-testers">
      <Tester rules={rules} />
      <Coverage shop={shop} rules={rules} />
    </div>
  );
}
