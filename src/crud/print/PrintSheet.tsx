import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './print.css';

/** What the printer gets while this is drawn: the sheet alone, on as many pages as it needs. */
export const PrintSheet = ({ children }: { readonly children: ReactNode }) =>
  createPortal(<div className="print-sheet">{children}</div>, document.body);
