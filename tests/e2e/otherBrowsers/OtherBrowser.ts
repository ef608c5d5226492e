/** What a merchant does in a browser that is not Chromium, whatever drives it. */
export interface OtherBrowser {
  goto(url: string): Promise<void>;
  /** Presses what is called so; waits until it is there. */
  press(role: Role, name: string): Promise<void>;
  /** Types into what is called so, behind what stands there. */
  type(role: Role, name: string, text: string): Promise<void>;
  /** Types into what has the focus. */
  write(text: string): Promise<void>;
  /** Hands a file to the box for files that was opened last. */
  choose(file: string): Promise<void>;
  /** A key by its name, e.g. `Enter`, with what is held meanwhile. */
  key(name: Key, held?: 'Control' | 'Shift'): Promise<void>;
  /** Writes as an input method does: what is pending, step by step, then what it becomes; given up where nothing is said. */
  compose?(steps: readonly string[], end?: string): Promise<void>;
  /** What the function gives back, called in the page. */
  evaluate<Result>(work: () => Result): Promise<Result>;
  resize(width: number, height: number): Promise<void>;
  /** The page as a printer gets it that holds this paper, whatever the page asks for. */
  print?(paper: 'A4' | 'Letter'): Promise<Uint8Array>;
  screenshot(path: string): Promise<void>;
  /** What the page has complained of since it was last asked. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export type Role = 'button' | 'textbox' | 'link' | 'menuitem' | 'radio' | 'row' | 'status';
export type Key = 'Enter' | 'Home' | 'End' | 'ArrowUp' | 'Backspace' | 'z' | 'y' | 's';
