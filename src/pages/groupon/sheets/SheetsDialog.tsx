import { useDeferredValue, useMemo, useState } from 'react';
import { useShop } from '#crud/data/useScope.ts';
import { PrintSheet } from '#crud/print/PrintSheet.tsx';
import { sheetPage } from '#crud/print/pageRule.ts';
import { usePaper } from '#crud/print/usePaper.ts';
import { utcDayOf } from '#fields/day/dayMath.ts';
import { zoneHere } from '#fields/dayRange/localStart.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import type { Boxes } from '../cases/casesOf.ts';
import { checkDay } from '../model/checkDay.ts';
import type { Loaded } from '../model/Loaded.ts';
import { ContentView } from './ContentView.tsx';
import { type Choices, firstChoices } from './choices.ts';
import { contentOf, lengthOf, pageSizeOf, sliceOf } from './content.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { headingOf } from './heading.ts';
import { Paper } from './Paper.tsx';
import { partiesOf } from './parties.ts';
import { Refusal } from './Refusal.tsx';
import { SheetOptions } from './SheetOptions.tsx';
import { sheetKinds, sheetNames } from './sheets.ts';
import { usePrinting } from './usePrinting.ts';
import { useSheetExport } from './useSheetExport.ts';
import './sheets.css';

interface Props {
  readonly loaded: Loaded;
  /** Pieces in a box, where the merchant has said so. GD-D3 */
  readonly boxes?: Boxes;
  /** Buyers may still join; by its days, where nothing is said. GD-D2 */
  readonly running?: boolean;
  readonly onClose: () => void;
}

const noBoxes: Boxes = new Map();

/** All sheets of a group-buy day: on the screen, on paper, as files. B8, GD-E3 */
export function SheetsDialog({ loaded, boxes = noBoxes, onClose, ...given }: Props) {
  const { day } = loaded;
  const { clock } = useProviders();
  const shop = useShop()?.name ?? '';
  const [paper] = usePaper();
  const [chosen, setChosen] = useState(() => firstChoices(paper));
  const printing = usePrinting();
  // A press shows at once; what it leads to is drawn while the page goes on answering, but a printer never waits for it.
  const drawn = useDeferredValue(chosen);
  const choices = printing.at === undefined ? drawn : chosen;
  const [page, setPage] = useState(0);
  const files = useSheetExport(day.name);

  const { kind, merged, supplier, labels } = choices;
  const differences = useMemo(() => checkDay(day), [day]);
  const parties = useMemo(() => partiesOf(day, merged), [day, merged]);
  const ground = useMemo(() => ({ day, parties, boxes, supplier }), [day, parties, boxes, supplier]);
  const content = useMemo(() => contentOf({ kind, labels }, ground), [kind, labels, ground]);
  const length = lengthOf(content);
  const size = pageSizeOf(content);
  const shown = useMemo(() => sliceOf(content, page * size, (page + 1) * size), [content, page, size]);

  const names = sheetNames(day);
  const name = names[kind];
  const refused = !loaded.complete || differences.length > 0;
  const cannotPrint = refused || printing.busy || chosen !== choices;
  const reason = loaded.reason ?? '各张单据的合计对不上';
  const heading = headingOf(day, { shop, now: printing.at ?? clock.now(), zone: zoneHere() });
  const { running = day.ends >= utcDayOf(clock.now()) } = given;

  function choose(changed: Partial<Choices>) {
    printing.forget();
    setPage(0);
    setChosen((before) => ({ ...before, ...changed }));
  }

  return (
    <AntdTheme>
      <Dialog
        whole
        className="sheets"
        title="单据与导出"
        onClose={onClose}
        foot={
          <>
            <p role="status">{progressOf(files.state, printing.busy)}</p>
            {files.state.stage === 'writing' && <Button onClick={files.cancel}>取消</Button>}
            <ExportMenu
              kind={kind}
              ground={ground}
              denied={refused ? reason : files.state.stage === 'writing' ? '正在写入，请稍候' : undefined}
              onExport={files.start}
            />
            <Button look="filled" disabled={cannotPrint || length === 0} onClick={() => printing.print()}>
              {`打印${name}`}
            </Button>
          </>
        }
      >
        {refused && <Refusal reason={reason} differences={differences} unit={day.unit} />}
        {running && <p className="sheet-note">团购还没有截止，编号可能变化，截团后再打印</p>}
        <div className="sheet-choices">
          <Tabs
            label="单据"
            options={sheetKinds.map((value) => ({ value, label: names[value] }))}
            value={chosen.kind}
            onChange={(value) => choose({ kind: sheetKinds.find((each) => each === value) ?? kind })}
          />
          <SheetOptions
            choices={chosen}
            onChoose={choose}
            onTrial={() => printing.print(true)}
            disabled={cannotPrint}
          />
        </div>
        <section className="day-sheet" aria-label={name}>
          <header className="sheet-heading">
            <h2>{name}</h2>
            <p>{[heading.title, ...heading.facts].join(' · ')}</p>
          </header>
          {length === 0 ? (
            <p className="soft">还没有人报名</p>
          ) : (
            <ContentView content={shown} choices={choices} name={name} unit={day.unit} />
          )}
        </section>
        <ScreenPager length={length} size={size} page={page} onTurn={setPage} />
        {/* Of what is chosen now: what was chosen before may hold buyers that a supplier's sheet must not. */}
        {printing.at !== undefined && !refused && (
          <Paper
            content={content}
            choices={choices}
            name={name}
            heading={heading}
            paper={paper}
            trial={printing.trial}
            unit={day.unit}
            onDrawn={printing.drawn}
          />
        )}
        {printing.at !== undefined && refused && (
          <PrintSheet page={sheetPage(paper)}>
            <Refusal reason={reason} differences={differences} unit={day.unit} />
          </PrintSheet>
        )}
      </Dialog>
    </AntdTheme>
  );
}

function progressOf(state: ReturnType<typeof useSheetExport>['state'], drawing: boolean): string {
  if (drawing) return '正在准备打印…';
  if (state.stage === 'writing') return `正在写入${state.what}…`;
  return state.stage === 'failed' ? state.reason || '没有导出来' : '';
}

interface ScreenPagerProps {
  readonly length: number;
  readonly size: number;
  /** From 0. */
  readonly page: number;
  readonly onTurn: (page: number) => void;
}

/** Turns the pages of a long sheet on the screen; nothing where one page holds it all. */
function ScreenPager({ length, size, page, onTurn }: ScreenPagerProps) {
  if (length <= size) return null;
  const last = Math.ceil(length / size) - 1;
  return (
    <nav className="pager sheet-pager" aria-label="单据翻页">
      <button type="button" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        上一页
      </button>
      <span aria-live="polite">
        {`第 ${page * size + 1} – ${Math.min(length, (page + 1) * size)} 条，共 ${length} 条`}
      </span>
      <button type="button" disabled={page === last} onClick={() => onTurn(page + 1)}>
        下一页
      </button>
    </nav>
  );
}
