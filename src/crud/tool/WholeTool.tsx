import { useEffect, useState } from 'react';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Message } from '#schemas/messages.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { lazyScreen } from '../lazyScreen.ts';
import type { ListRows } from '../list/useListRows.ts';
import { servedFilters, tabsOf } from '../query/listTabs.ts';
import type { ListState } from '../query/listUrl.ts';
import type { ReadingTool, Resource } from '../Resource.ts';
import { progressText } from '../transfer/progressText.ts';
import { useAllRecords } from './useAllRecords.ts';
import './wholeTool.css';

interface Props {
  readonly tool: ReadingTool;
  readonly resource: Resource;
  readonly scope: Scope;
  readonly rows: ListRows;
  /** The open part of the list. */
  readonly tab: ListState['tab'];
  readonly chosen: readonly DataRecord[];
  readonly onClose: () => void;
}

/** A tool over the ticked records, or over all there are: these are read first, whatever is loaded. O1 */
export function WholeTool(props: Props) {
  const { tool, resource, scope, onClose } = props;
  // What is ticked when it opens: a list that is read anew meanwhile changes nothing that is being printed.
  const [chosen] = useState(isElsewhere(props) ? [] : props.chosen);
  const Screen = lazyScreen(tool.screen);
  if (chosen.length === 0) return <AllFirst {...props} />;
  return (
    <Screen
      resource={resource}
      scope={scope}
      records={chosen}
      which={chosenText(resource, chosen.length)}
      onClose={onClose}
    />
  );
}

/** Whether it is about another part of the list than the open one. */
const isElsewhere = ({ tool, tab }: Pick<Props, 'tool' | 'tab'>): boolean =>
  tool.part !== undefined && tool.part !== tab;

/** The part of the list that a tool is about: what the applet is asked for, what is there of it, and how it is narrowed. */
function partOf({ tool, tab, resource, rows }: Props) {
  const open = tool.part ?? tab;
  const name = tabsOf(resource).find(({ value }) => value === open && value !== undefined)?.label ?? '';
  if (!isElsewhere({ tool, tab })) return { ...rows, loaded: rows.records, name };
  const filters = servedFilters(resource, { tab: open, filters: {} });
  const { tabs } = resource.list;
  // Where the applet gives out everything the part is cut out here.
  const inPart = (all: readonly DataRecord[]) =>
    tabs === undefined || tabs in filters ? all : all.filter((record) => record[tabs] === open);
  return { filters, loaded: nothing, narrowed: false, arrange: inPart, name };
}
const nothing: readonly DataRecord[] = [];

function AllFirst(props: Props) {
  const { tool, resource, scope, onClose } = props;
  const { filters, loaded, narrowed, arrange, name: part } = partOf(props);
  const all = useAllRecords({ resource, scope, filters, loaded });
  const { state } = all;
  const slow = useSlow();
  if (state.stage === 'ready') {
    const { records: read, whole } = state;
    const textOf = (found: number) =>
      whichText(resource, { part, whole, read: read.length, found: narrowed ? found : undefined });
    return <Ready {...props} arrange={() => arrange(read)} textOf={textOf} />;
  }
  if (state.stage === 'reading' && !slow) return null;

  const { measure = '个' } = resource.texts;
  const known = all.known().length;
  const busy = state.stage === 'reading';
  return (
    <Dialog
      short
      guarded
      title={tool.label}
      width={480}
      onClose={onClose}
      foot={
        busy ? (
          <Button onClick={all.stop}>取消</Button>
        ) : (
          <>
            {known > 0 && <Button onClick={all.takeKnown}>{`只用已加载的 ${known} ${measure}`}</Button>}
            <Button look="filled" onClick={all.start}>
              {state.reason === undefined ? '继续读取' : '重试'}
            </Button>
          </>
        )
      }
    >
      <div className="whole-tool">
        {busy ? (
          <>
            <p>{`先读取全部${part}${resource.label}`}</p>
            <p role="status">{progressText(state.progress, measure)}</p>
          </>
        ) : (
          <p role={state.reason === undefined ? 'status' : 'alert'}>
            {state.reason === undefined ? `已停止，${resource.label}没有全部读取` : `没有全部读取：${state.reason}`}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface ReadyProps extends Props {
  arrange(): readonly DataRecord[];
  textOf(found: number): Message;
}

/** What was read, as the list would show it; the list may go on meanwhile, what is made of it stays. */
function Ready({ tool, resource, scope, onClose, arrange, textOf }: ReadyProps) {
  const [records] = useState(arrange);
  const [which] = useState(() => textOf(records.length));
  const Screen = lazyScreen(tool.screen);
  return <Screen resource={resource} scope={scope} records={records} which={which} onClose={onClose} />;
}

const SOON_MS = 300;

/** Whether it takes so long that something has to be said: what is there at once opens without a word. */
function useSlow(): boolean {
  const { clock } = useProviders();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    clock.sleep(SOON_MS, leaving.signal).then(
      () => setSlow(true),
      () => undefined,
    );
    return () => leaving.abort();
  }, [clock]);
  return slow;
}

/** Some records of a list: which of its parts they are of, and how many of how many. */
interface Extent {
  /** What the open part is called, e.g. `进行中`; empty where the list is one whole. */
  readonly part: string;
  /** Whether these are all there are, or those that had been loaded. */
  readonly whole: boolean;
  readonly read: number;
  /** How many of those fulfil what the list is searched and filtered by; undefined while it is not. */
  readonly found: number | undefined;
}

const measureOf = ({ texts }: Pick<Resource, 'texts'>): string => texts.measure ?? '个';

/** `已选的 3 笔订单`. */
const chosenText = (resource: Pick<Resource, 'label' | 'texts'>, count: number): Message =>
  `已选的 ${count} ${measureOf(resource)}${resource.label}`;

/** `进行中订单，共 43 笔`; it claims no total that was not read. O1 */
function whichText(resource: Pick<Resource, 'label' | 'texts'>, { part, whole, read, found }: Extent): Message {
  const measure = measureOf(resource);
  const extent = whole ? `共 ${read} ${measure}` : `只含已加载的 ${read} ${measure}`;
  return `${part}${resource.label}，${extent}${found === undefined ? '' : `，其中符合条件的 ${found} ${measure}`}`;
}
