import { useContext, useDeferredValue, useMemo, useRef, useState } from 'react';
import { CopyButton } from '#crud/copy/CopyButton.tsx';
import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';
import { ResourcesContext } from '#crud/declared/ResourcesContext.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import type { Tab } from '#ui/Tabs.tsx';
import { useTitle } from '#ui/useTitle.ts';
import { CodeLink } from '../CodeLink.tsx';
import { asJson, asTypeScript } from '../json/asTypeScript.ts';
import { lintText } from '../json/lintData.ts';
import type { TextFinding } from '../json/placesIn.ts';
import { factsOf } from '../runtime/fetchSections.ts';
import { Stage } from './Stage.tsx';
import { StageBoundary } from './StageBoundary.tsx';
import './studio.css';

/** What a studio starts with: a declaration to change. */
const example = `{
  name: 'pickupPoints',
  label: '自提点',
  scope: 'shop',
  fields: {
    name: f.text({ label: '名称', required: '请输入名称', max: 20 }),
    kind: f.choice({
      label: '类型',
      required: '请选择类型',
      initial: 1,
      options: [
        { value: 1, label: '合作商店', tone: 'busy' },
        { value: 2, label: '自家门店', tone: 'good' },
      ],
    }),
    fee: f.money({ label: '每单保管费', required: '请输入每单保管费' }),
    shelves: f.int({ label: '货架', unit: '格' }),
    open: f.switch({ label: '状态', says: ['开放', '停用'], initial: true }),
    address: f.textarea({ label: '地址', max: 100 }),
  },
  calls: conventionalCalls('pickup_point'),
  list: { columns: ['name', 'kind', 'fee', 'shelves', 'open'] },
  form: { when: { fee: { kind: [1] } } },
  examples: [
    { name: '街角便利店', kind: 1, fee: '1.50', shelves: 12, open: true, address: '中央街 18 号，晚上九点关门。' },
    { name: '本店前台', kind: 2, shelves: 40, open: false },
  ],
}
`;

/** Under which this browser keeps what was written last. */
const KEPT = 'studio';

/** A declaration is written, looked at by the linter, and drawn by the engine while it is sound. */
export function StudioScreen({ title }: { readonly title: string }) {
  useTitle(title);
  const { local } = useProviders();
  const known = useContext(ResourcesContext);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readKept(local.get(KEPT)));
  const [part, setPart] = useState<Tab['value']>('list');
  const latest = useDeferredValue(text);
  const { findings, written } = useMemo(() => lintText(latest, factsOf(known)), [latest, known]);
  const sound = useLastSound(written);

  function write(next: string) {
    setText(next);
    local.set(KEPT, next);
  }
  function lead({ offset }: TextFinding) {
    field.current?.focus();
    field.current?.setSelectionRange(offset, endOfWord(text, offset));
  }

  return (
    <section className="studio">
      <header className="page-head">
        <h1>{title}</h1>
        {sound && (
          <div className="studio-copies">
            <CopyButton label="复制为 TypeScript" text={asTypeScript(sound.written)} />
            <CopyButton label="复制为 JSON" text={asJson(sound.written)} />
          </div>
        )}
      </header>
      <div className="studio-desk">
        <label className="studio-text">
          <span>声明（JSON，或不含代码的 TypeScript）</span>
          <textarea
            ref={field}
            value={text}
            rows={22}
            spellCheck={false}
            autoCapitalize="off"
            onChange={(event) => write(event.target.value)}
          />
        </label>
        <Findings findings={findings} onPick={lead} />
      </div>
      {sound && !written && <p className="studio-stale">预览和复制的还是改错之前的样子，改好后自动更新。</p>}
      {sound && (
        <StageBoundary key={sound.key}>
          <Stage written={sound.written} part={part} onPart={setPart} />
        </StageBoundary>
      )}
    </section>
  );
}

const readKept = (kept: unknown): string => (typeof kept === 'string' && kept.trim() !== '' ? kept : example);

const endOfWord = (text: string, offset: number): number =>
  offset + (/^(?:"[^"\n]*"|'[^'\n]*'|[\w$.]+|.)/.exec(text.slice(offset))?.[0].length ?? 0);

/** The last declaration nothing was wrong with; the same one while only its spelling changes. */
function useLastSound(written: WrittenAsData | undefined) {
  const last = useRef<{ readonly key: string; readonly written: WrittenAsData }>();
  const key = useMemo(() => written && JSON.stringify(written), [written]);
  if (written && key !== undefined && key !== last.current?.key) last.current = { key, written };
  return last.current;
}

interface Props {
  readonly findings: readonly TextFinding[];
  /** Leads to the place in the text. */
  readonly onPick: (finding: TextFinding) => void;
}

/** What the linter says, live; a press leads to the place. */
const Findings = ({ findings, onPick }: Props) => (
  <section className="studio-findings" aria-label="检查结果">
    <h2>检查结果</h2>
    <p role="status">{findings.length === 0 ? '没有发现问题' : `发现 ${findings.length} 处问题`}</p>
    <ul>
      {findings.map((finding) => (
        <li key={`${finding.offset} ${finding.code} ${finding.what}`}>
          <Button look="plain" onClick={() => onPick(finding)}>
            {`第 ${finding.line} 行第 ${finding.column} 列`}
          </Button>
          <CodeLink code={finding.code} />
          <p>{finding.sentence}</p>
        </li>
      ))}
    </ul>
  </section>
);
