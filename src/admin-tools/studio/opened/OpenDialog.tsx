import type { Resource } from '#crud/Resource.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { prettyJson } from '../../json/prettyJson.ts';
import type { DeclaredFile } from '../../runtime/fileOf.ts';
import { example } from '../example.ts';
import { asData } from './asData.ts';

/** Something to put on the desk. */
export interface Openable {
  readonly text: string;
  /** As which saved declaration; the empty text for what is none yet. */
  readonly name: string;
  /** What it is compared with; itself where nothing is said. Of what is nowhere else every word is new. */
  readonly base?: string;
  readonly note?: string;
  /** What was left out of it, since only code can say it. */
  readonly left?: string;
}

interface Props {
  /** Those of the product itself. */
  readonly resources: readonly Resource[];
  readonly file: DeclaredFile | undefined;
  readonly onOpen: (opened: Openable) => void;
  readonly onClose: () => void;
}

/** What can be worked on: what was saved, a copy of what the product brings, or a new one. */
export function OpenDialog({ resources, file, onOpen, onClose }: Props) {
  const saved = file?.resources ?? [];
  return (
    <Dialog title="打开声明" onClose={onClose}>
      <div className="studio-open">
        <h3>已保存的</h3>
        {saved.length === 0 && <p className="soft">还没有保存过声明。</p>}
        <ul>
          {saved.map((written, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may call themselves the same, and none moves.
            <li key={nth}>
              <Button onClick={() => onOpen({ text: `${prettyJson(written)}\n`, name: String(written.name ?? '') })}>
                {String(written.label ?? written.name ?? `第 ${nth + 1} 个资源`)}
              </Button>
              <code>{String(written.name ?? '')}</code>
            </li>
          ))}
        </ul>
        <h3>产品自带的</h3>
        <p className="soft">自带的是代码，打开的是副本：可以照着改，另存为新的资源，原来的不受影响。</p>
        <ul>
          {resources.map((resource) => (
            <li key={resource.name}>
              <Button onClick={() => onOpen(copyOf(resource, [...resources, ...saved]))}>{resource.label}</Button>
              <code>{resource.name}</code>
            </li>
          ))}
        </ul>
        <h3>新的</h3>
        <ul>
          <li>
            <Button onClick={() => onOpen({ text: example, name: '' })}>从示例开始</Button>
          </li>
        </ul>
      </div>
    </Dialog>
  );
}

function copyOf(resource: Resource, taken: readonly { readonly name?: unknown }[]): Openable {
  const names = new Set(taken.map(({ name }) => name));
  const free = (nth: number): string => {
    const name = `${resource.name}Copy${nth === 1 ? '' : nth}`;
    return names.has(name) ? free(nth + 1) : name;
  };
  const { written, leftOut } = asData(resource, free(1));
  const note = `这是自带的「${resource.label}」的副本，保存后是另一个资源，不会改动原来的。接口按约定的叫法写，请核对。`;
  const left = leftOut.filter((path) => path !== 'calls').join('、');
  return { text: `${prettyJson(written)}\n`, name: '', note, left };
}
