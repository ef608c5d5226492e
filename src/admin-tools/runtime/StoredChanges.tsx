import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import type { Loose } from '#providers/http/Loose.ts';
import { useProviders } from '#providers/useProviders.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';
import type { RequestOf, ResponseOf } from '#schemas/endpoints/endpoint.ts';
import { storedChanges } from '#schemas/endpoints/stored.ts';
import { Button } from '#ui/Button.tsx';
import { Failed } from '#ui/Faces.tsx';

type Reports = Loose<ResponseOf<typeof storedChanges>>;
type Resource = NonNullable<Reports['resources']>[number];
type Change = NonNullable<NonNullable<Resource>['changes']>[number];

const NO_FILE = '这个文件不是声明文件：要一份 JSON，里面有 "resources"。';

type Declarations = NonNullable<RequestOf<typeof storedChanges>['declarations']>;

/** @throws Error for a text that is no file of declarations. */
function readFile(text: string): Declarations {
  const read: unknown = JSON.parse(text);
  if (isRecord(read) && Array.isArray(read.resources) && read.resources.every(isRecord)) {
    return { resources: read.resources };
  }
  throw new Error('Failed to read the file: it has no "resources".');
}

/** What the records kept here are, and what another file of declarations would do to them before it is put in place. */
export function StoredTrial() {
  const { notifications } = useProviders();
  const [chosen, setChosen] = useState<{ readonly name: string; readonly declarations: Declarations }>();
  const input = useRef<HTMLInputElement>(null);
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    try {
      setChosen({ name: file.name, declarations: readFile(await file.text()) });
    } catch {
      notifications.open('error', NO_FILE);
    }
  }
  return (
    <section aria-label="保存的数据" className="stored">
      <h2>保存的数据</h2>
      <p>
        {chosen
          ? `如果换成 ${chosen.name}，已有的数据会这样：`
          : '这些栏目的数据保存在本系统里。改声明不会删除数据：去掉的字段只是看不到，加回来就恢复。'}
      </p>
      <StoredChanges {...(chosen && { declarations: chosen.declarations })} />
      <div className="stored-tools">
        <input
          ref={input}
          type="file"
          hidden
          aria-label="声明文件"
          accept="application/json,.json"
          onChange={(event) => void choose(event)}
        />
        <Button onClick={() => input.current?.click()}>换声明前先看影响</Button>
        {chosen && <Button onClick={() => setChosen(undefined)}>看现在的声明</Button>}
      </div>
    </section>
  );
}

interface Props {
  /** A whole `resources.json`, read; left out, the declarations in use. */
  readonly declarations?: Declarations;
}

/** What declarations do to the records that are kept here. Nothing is written. */
export function StoredChanges({ declarations }: Props) {
  const { call } = useProviders();
  const { data, isError, refetch } = useQuery({
    queryKey: ['stored changes', declarations],
    queryFn: ({ signal }) => call(storedChanges, declarations === undefined ? {} : { declarations }, { signal }),
    retry: false,
  });
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (!data) return <p role="status">正在加载…</p>;
  const resources = data.resources ?? [];
  if (resources.length === 0) return <p>没有保存数据的栏目。</p>;
  return (
    <ul>
      {resources.map((resource) => (
        <li key={resource.name}>
          <p>{`${resource.label}：${resource.records} 条${resource.isDeclared ? '' : '，没有声明，数据还在，只是看不到'}`}</p>
          {resource.changes?.map((change) => (
            <p key={`${change.is} ${change.field}`} className="reports-place">
              {sentences(change)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function sentences({ is, label, count }: NonNullable<Change>): string {
  switch (is) {
    case 'hidden':
      return `「${label}」不再显示：${count} 条填过，内容保留，加回字段就能看到`;
    case 'lacking':
      return `「${label}」要必填：${count} 条没有填，下次编辑时会要求补上`;
    default:
      return `「${label}」换了种类：${count} 条读不出来，显示为空，原内容保留`;
  }
}
