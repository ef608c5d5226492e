import type { TextFinding } from '../json/lintData.ts';

interface Props {
  readonly findings: readonly TextFinding[];
  /** Leads to the place in the text. */
  readonly onPick: (finding: TextFinding) => void;
}

/** What the linter says, live; a press leads to the place. */
export const Findings = ({ findings, onPick }: Props) => (
  <section className="studio-findings" aria-label="检查结果">
    <h2>检查结果</h2>
    <p role="status">{findings.length === 0 ? '没有发现问题' : `发现 ${findings.length} 处问题`}</p>
    <ul>
      {findings.map((finding) => (
        <li key={`${finding.offset} ${finding.code} ${finding.what}`}>
          <button type="button" className="button plain" onClick={() => onPick(finding)}>
            {`第 ${finding.line} 行第 ${finding.column} 列`}
          </button>
          <code>{finding.code}</code>
          <p>{finding.sentence}</p>
        </li>
      ))}
    </ul>
  </section>
);
