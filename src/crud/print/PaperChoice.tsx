import { useId } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { notKept } from '#schemas/messages.ts';
import { type SheetPaper, sheetPapers } from './papers.ts';
import { isSheetPaper, usePaper } from './usePaper.ts';
import './paperChoice.css';

const papers = Object.keys(sheetPapers).filter(isSheetPaper);

/** On which paper a shop prints; chosen here or there, it holds for all its sheets. SI-D2 */
export function PaperChoice() {
  const name = useId();
  const { notifications } = useProviders();
  const [paper, keep] = usePaper();
  function choose(next: SheetPaper) {
    if (!keep(next)) notifications.open('error', notKept);
  }
  return (
    <fieldset className="paper-choice">
      <legend className="unseen">纸张</legend>
      {papers.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === paper} onChange={() => choose(each)} />
          <span>{sheetPapers[each].name}</span>
        </label>
      ))}
    </fieldset>
  );
}
