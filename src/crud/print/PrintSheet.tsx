import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { type PrintPage, pageRule } from './pageRule.ts';
import './print.css';

interface Props {
  readonly page: PrintPage;
  /** Stands at the top of every page; not higher than a quarter of it, or it stands on the first one alone. */
  readonly heading?: ReactNode;
  readonly children: ReactNode;
}

/** What the printer gets while this is drawn: the sheet alone, on as many pages as it needs. */
export const PrintSheet = ({ page, heading, children }: Props) =>
  createPortal(
    <>
      <style>{pageRule(page)}</style>
      <div className="print-sheet">
        {heading ? (
          <div className="print-frame">
            <div className="print-heading">{heading}</div>
            <div className="print-body">{children}</div>
          </div>
        ) : (
          children
        )}
      </div>
    </>,
    document.body,
  );
