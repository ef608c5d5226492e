import { useId, useState, useSyncExternalStore } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { dressPage } from '../early/followTheme.ts';
import { readTheme, type ThemeChoice, themeKey, themes, themeTable } from './themeChoice.ts';
import './theme.css';

const choices = Object.keys(themes).filter((each): each is ThemeChoice => each in themes);

/** How the product is dressed in this browser: as the system is, by day, or by night. What is chosen is seen at once. */
export function ThemeButton() {
  const { local } = useProviders();
  const [open, setOpen] = useState(false);
  const name = useId();
  const chosen = useSyncExternalStore(local.subscribe, () => readTheme(local.get(themeKey)));
  function choose(next: ThemeChoice) {
    // Where the browser has no room it is kept by this page, which says so itself. N11
    local.set(themeKey, next);
    dressPage(next, themeTable);
  }
  return (
    <>
      <Button look="plain" className="theme-button" aria-label="外观" title="外观" onClick={() => setOpen(true)}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
        </svg>
      </Button>
      {open && (
        <Dialog short title="外观" width={360} startsAt="input:checked" onClose={() => setOpen(false)}>
          <fieldset className="theme-choice">
            <legend className="unseen">外观</legend>
            {choices.map((each) => (
              <label key={each}>
                <input type="radio" name={name} checked={each === chosen} onChange={() => choose(each)} />
                <span>{themes[each]}</span>
              </label>
            ))}
          </fieldset>
          <p className="soft">只影响这个浏览器；打印出来总是浅色</p>
        </Dialog>
      )}
    </>
  );
}
