import type { FoundGroup } from '#crud/find/arrangeFound.ts';
import type { FindLine } from './findLines.ts';

interface Props {
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  readonly lines: readonly FindLine[];
  readonly active: FindLine | undefined;
  readonly onChoose: (line: FindLine) => void;
}

/** What the box names as the line it is at. */
export const idOfLine = (id: string, lines: readonly FindLine[], line: FindLine): string =>
  `${id}-${lines.indexOf(line)}`;

/** What was found, under its headings. The keyboard stays in the box, which says what it is at. */
export function FindResults({ id, groups, lines, active, onChoose }: Props) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label="找到的">
      {groups.map(({ label }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: options stand in a group, a fieldset holds fields.
        <div key={label} role="group" aria-labelledby={`${id}-group-${at}`}>
          <div id={`${id}-group-${at}`} className="find-group">
            {label}
          </div>
          {lines
            .filter(({ group }) => group === label)
            .map((line) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keyboard is in the box.
              <div
                key={line.key}
                id={idOfLine(id, lines, line)}
                role="option"
                aria-selected={line === active}
                className="find-line"
                onClick={() => onChoose(line)}
              >
                {line.is === 'more' ? (
                  <span className="find-more">{`还有 ${line.count} 条`}</span>
                ) : (
                  <>
                    <span className="find-title">{line.thing.title}</span>
                    {line.by && <span className="find-by">{`${line.by.label} ${line.by.text}`}</span>}
                    <span className="find-about">{line.thing.about.join(' · ')}</span>
                  </>
                )}
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}
