import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './print.css';

/** What it is printed on: A4 upright or across with numbered pages, A4 of labels without margins, rolls of labels. */
export type PrintPaper = 'sheet' | 'across' | 'labels' | 'roll58' | 'roll80';

interface Props {
  /** Whatever the printer holds, where nothing is said. */
  readonly paper?: PrintPaper;
  /** Stands at the top of every page; not higher than a quarter of it, or it stands on the first one alone. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

/** What the printer gets while this is drawn: the sheet alone, on as many pages as it needs. */
export const PrintSheet = ({ paper, heading, children }: Props) =>
  createPortal(
    <div className="print-sheet" data-paper={paper}>
      {heading ? (
        <div className="print-frame">
          <div className="print-heading">{heading}</div>
          <div className="print-body">{children}</div>
        </div>
      ) : (
        children
      )}
    </div>,
    document.body,
  );
