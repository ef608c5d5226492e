import type { Rule } from '../replies/rulesOf.ts';
import { Coverage } from './Coverage.tsx';
import { Tester } from './Tester.tsx';
import './tester.css';

/** One message and many questions, tried on the rules as they stand. RB-D1, RB-D2 */
export const TesterTab = ({ shop, rules }: { readonly shop: number; readonly rules: readonly Rule[] }) => (
  <div className="robot-testers">
    <Tester rules={rules} />
    <Coverage shop={shop} rules={rules} />
  </div>
);
