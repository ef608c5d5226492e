import { Button } from '#ui/Button.tsx';
import { CodeLink } from '../CodeLink.tsx';
import type { TextFinding } from '../json/placesIn.ts';
import { isStyle } from '../lint/Finding.ts';
import { type Fix, fixOf } from './fixOf.ts';

interface Props {
  /** What was looked at. */
  readonly text: string;
  readonly findings: readonly TextFinding[];
  /** Leads to the place in the text. */
  readonly onPick: (finding: TextFinding) => void;
  readonly onFix: (fix: Fix) => void;
}

/** What the linter says, live; a press leads to the place, another one mends what can be mended by a press. */
export const Findings = ({ text, findings, onPick, onFix }: Props) => (
  <section className="studio-findings" aria-label="检查结果">
    <h2>检查结果</h2>
    <p role="status">{findings.length === 0 ? '没有发现问题' : `发现 ${findings.length} 处问题`}</p>
    <ul>
      {findings.map((finding) => {
        const fix = fixOf(text, finding);
        return (
          <li key={`${finding.offset} ${finding.code} ${finding.what}`}>
            <p className="studio-place">
              <Button look="plain" onClick={() => onPick(finding)}>
                {`第 ${finding.line} 行第 ${finding.column} 列`}
              </Button>
              <CodeLink code={finding.code} />
              {isStyle(finding) && <span className="soft">只是建议</span>}
            </p>
            <p>{finding.sentence}</p>
            {fix && <Button onClick={() => onFix(fix)}>{fix.label}</Button>}
          </li>
        );
      })}
    </ul>
  </section>
);
