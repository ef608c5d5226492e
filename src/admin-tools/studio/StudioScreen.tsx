import { useContext, useDeferredValue, useMemo, useRef, useState } from 'react';
import { CopyButton } from '#crud/copy/CopyButton.tsx';
import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';
import { ResourcesContext } from '#crud/declared/ResourcesContext.ts';
import type { Tab } from '#crud/list/listTabs.ts';
import { useTitle } from '#crud/useTitle.ts';
import { useProviders } from '#providers/useProviders.ts';
import { asJson, asTypeScript } from '../json/asTypeScript.ts';
import { lintText, type TextFinding } from '../json/lintData.ts';
import { factsOf } from '../runtime/fetchSections.ts';
import { example } from './example.ts';
import { Findings } from './Findings.tsx';
import { Stage } from './Stage.tsx';
import './studio.css';

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
      {sound && <Stage key={sound.key} written={sound.written} part={part} onPart={setPart} />}
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
