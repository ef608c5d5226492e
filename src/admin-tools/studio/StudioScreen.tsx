import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { CopyButton } from '#crud/copy/CopyButton.tsx';
import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';
import { KeptNote } from '#crud/drafts/KeptNote.tsx';
import type { Section } from '#shell/sections.ts';
import { resourcesOf } from '#shell/sections.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import type { Tab } from '#ui/Tabs.tsx';
import { useTitle } from '#ui/useTitle.ts';
import { CodeLink } from '../CodeLink.tsx';
import { asJson, asTypeScript } from '../json/asTypeScript.ts';
import { lintText } from '../json/lintData.ts';
import type { TextFinding } from '../json/placesIn.ts';
import { isStyle } from '../lint/Finding.ts';
import { factsOf } from '../runtime/factsOf.ts';
import { appletsIn, othersIn } from '../runtime/fileOf.ts';
import { CodeEditor, type EditorHandle } from './editor/CodeEditor.tsx';
import { type Fix, fixOf } from './fixOf.ts';
import { kindExample } from './opened/kindExample.ts';
import { OpenDialog } from './opened/OpenDialog.tsx';
import { Stage } from './Stage.tsx';
import { SampleDialog } from './sample/SampleDialog.tsx';
import { SavedBar } from './saved/SavedBar.tsx';
import { useSaved } from './saved/useSaved.ts';
import { useDesk } from './useDesk.ts';
import './studio.css';

interface Props {
  readonly title: string;
  /** Those of the product itself, which a declaration is held against. */
  readonly sections: readonly Section[];
}

/** A declaration is written, looked at by the linter, drawn by the engine while it is sound, and saved. */
export function StudioScreen({ title, sections }: Props) {
  useTitle(title);
  const desk = useDesk();
  const saved = useSaved();
  const editor = useRef<EditorHandle>(null);
  const [part, setPart] = useState<Tab['value']>('list');
  const [opening, setOpening] = useState(false);
  const [sampling, setSampling] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address that led here is looked at once
  useEffect(() => {
    const text = kindExample(window.location.hash);
    if (text !== undefined) void desk.open({ text, name: '' });
  }, []);
  const product = useMemo(() => factsOf(sections), [sections]);
  const facts = useMemo(
    () => ({
      ...product,
      declared: [...product.declared, ...othersIn(saved.file, desk.name)],
      applets: appletsIn(saved.file),
    }),
    [product, saved.file, desk.name],
  );
  const latest = useDeferredValue(desk.text);
  const looked = useMemo(() => ({ text: latest, ...lintText(latest, facts) }), [latest, facts]);
  const sound = useLastSound(looked.resolved);

  return (
    <section className="studio">
      <header className="page-head">
        <h1>{title}</h1>
        <div className="studio-copies">
          <Button onClick={() => setOpening(true)}>打开…</Button>
          <Button onClick={() => setSampling(true)}>从样本生成…</Button>
          {sound && <CopyButton label="复制为 TypeScript" text={asTypeScript(sound.written)} />}
          {sound && <CopyButton label="复制为 JSON" text={asJson(sound.written)} />}
        </div>
      </header>
      <SavedBar
        desk={desk}
        saved={saved}
        product={product}
        // Saved is what stands there, not what stood there a moment ago.
        written={desk.text === latest ? looked.written : undefined}
      />
      {desk.note !== '' && (
        <div className="studio-note">
          {desk.note}
          {desk.left !== '' && (
            <details>
              <summary>只能用代码写的没有带过来</summary>
              {desk.left}
            </details>
          )}
        </div>
      )}
      {desk.foundAt !== undefined && <KeptNote at={desk.foundAt} />}
      <div className="studio-desk">
        <CodeEditor
          key={desk.nth}
          ref={editor}
          label="声明（JSON，也可以贴不含代码的 TypeScript）"
          text={desk.text}
          looked={looked}
          onChange={desk.write}
        />
        <Findings
          text={looked.text}
          findings={looked.findings}
          onPick={(finding) => editor.current?.reveal(finding)}
          onFix={(fix) => editor.current?.mend(fix)}
        />
      </div>
      {sound && !looked.written && <p className="studio-stale">预览和复制的还是改错之前的样子，改好后自动更新。</p>}
      {sound && (
        // What cannot be drawn says so in its place, and the text beside it can be mended.
        <ErrorBoundary key={sound.key} fallback={(error) => <p role="alert">{`无法预览：${String(error)}`}</p>}>
          <Stage written={sound.written} part={part} onPart={setPart} />
        </ErrorBoundary>
      )}
      {sampling && (
        <SampleDialog
          resources={resourcesOf(sections)}
          onOpen={(opened) => void desk.open(opened).then((done) => done && setSampling(false))}
          onClose={() => setSampling(false)}
        />
      )}
      {opening && (
        <OpenDialog
          resources={resourcesOf(sections)}
          file={saved.file}
          onOpen={(opened) => void desk.open(opened).then((done) => done && setOpening(false))}
          onClose={() => setOpening(false)}
        />
      )}
    </section>
  );
}

/** The last declaration nothing was wrong with; the same one while only its spelling changes. */
function useLastSound(written: WrittenAsData | undefined) {
  const last = useRef<{ readonly key: string; readonly written: WrittenAsData }>();
  const key = useMemo(() => written && JSON.stringify(written), [written]);
  if (written && key !== undefined && key !== last.current?.key) last.current = { key, written };
  return last.current;
}

interface FindingsProps {
  /** What was looked at. */
  readonly text: string;
  readonly findings: readonly TextFinding[];
  /** Leads to the place in the text. */
  readonly onPick: (finding: TextFinding) => void;
  readonly onFix: (fix: Fix) => void;
}

/** What the linter says, live; a press leads to the place, another one mends what can be mended by a press. */
const Findings = ({ text, findings, onPick, onFix }: FindingsProps) => (
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
