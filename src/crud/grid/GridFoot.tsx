import type { Message } from '#schemas/messages.ts';
import { Button } from '#ui/Button.tsx';
import { isOfOne } from './gridRows.ts';
import type { Grid } from './useGrid.ts';
import type { useGridSaves } from './useGridSaves.ts';

interface Props {
  readonly grid: Grid;
  readonly saves: ReturnType<typeof useGridSaves>;
  /** The list of changes is open. */
  readonly reviewing: boolean;
  /** What came of the last key or press. */
  readonly said: Message;
  readonly onReview: () => void;
  readonly onBack: () => void;
  readonly onTakeBack: () => void;
}

/** How much is changed, and the next step: look it through, send it, or take back what was sent. */
export function GridFoot({ grid, saves, reviewing, said, onReview, onBack, onTakeBack }: Props) {
  const { of, changes, cells, faults } = grid;
  const { resource } = of;
  const { measure = '个' } = resource.texts;
  const counted = (count: number, rest = '') => (isOfOne(of) ? '' : ` ${count} ${measure}${rest}`);
  const stuck = changes.filter(({ fault }) => fault !== undefined).length;
  if (reviewing) {
    if (saves.state.stage !== 'idle') return null;
    const sum = `${counted(changes.length, `${resource.label}，`)}共 ${cells} 处改动`.trim();
    const refusal = `${counted(stuck)}不能保存，请先在编辑页改好`.trim();
    return (
      <>
        <span role="status">{stuck > 0 ? refusal : sum}</span>
        <Button onClick={onBack}>返回修改</Button>
        <Button look="filled" disabled={stuck > 0} onClick={() => saves.save(changes.map(({ before }) => before))}>
          {`保存${counted(changes.length)}`}
        </Button>
      </>
    );
  }
  const state = `已改 ${cells} 处${faults.size > 0 ? `，${faults.size} 处有误` : ''}`;
  return (
    <>
      <span role="status">{[state, said].filter(Boolean).join(' · ')}</span>
      {saves.done > 0 && <Button onClick={onTakeBack}>{`撤销已保存的${counted(saves.done) || '改动'}`}</Button>}
      <Button look="filled" disabled={cells === 0} aria-keyshortcuts="Control+S Meta+S" onClick={onReview}>
        核对改动
      </Button>
    </>
  );
}
