/** What kind of file is sent; each has its own limits and its own place on the file host. */
export type UploadKind = 'image' | 'video' | 'audio' | 'file';

export interface UploadOptions {
  readonly kind: UploadKind;
  /** Told the part that has left this machine, 0 to 1. */
  readonly onProgress?: (sent: number) => void;
  readonly signal?: AbortSignal;
}

/** A file on the host, as the manager lists it. E15 */
export interface StoredFile {
  readonly url: string;
  /** What it was called where it came from. */
  readonly name: string;
  /** Milliseconds since 1970, where it is known. */
  readonly time?: number;
}

export interface StoredFiles {
  readonly files: readonly StoredFile[];
  /** How many there are in all. */
  readonly total: number;
}

/** A remote picture that is ours now; undefined where it could not be fetched. E11 */
export interface Captured {
  readonly source: string;
  readonly url: string | undefined;
}

export interface EditorNotice {
  readonly type: 'success' | 'error' | 'info';
  readonly text: string;
  /** How long it stands; 4000 where nothing is said. E14 */
  readonly ms?: number;
}

/** What this browser keeps; JSON values. */
export interface EditorStorage {
  get(key: string): unknown;
  /** @returns false when the browser has no room left or keeps nothing. */
  set(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Called after every change, in this tab or another. */
  subscribe(listener: () => void): () => void;
}

export interface EditorClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after so many milliseconds; rejects at once when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** All the editor may do to the world outside; handed in, so that the room knows nobody above it. */
export interface EditorPorts {
  /** Puts one file on the host and gives back its address. @throws Error whose message is for the merchant. */
  upload(file: File, options: UploadOptions): Promise<string>;
  /** Fetches pictures from elsewhere to our own host. Missing where the applet has no such call. E11 */
  capture?(urls: readonly string[], signal?: AbortSignal): Promise<readonly Captured[]>;
  /** Files sent before, 20 from `start` on. Missing where the applet has no such call. E15 */
  list?(kind: 'image' | 'file', start: number, signal?: AbortSignal): Promise<StoredFiles>;
  readonly storage: EditorStorage;
  readonly clock: EditorClock;
  notice(notice: EditorNotice): void;
  /**
   * Writes down in this browser what `onChange` was given last. Missing where nothing is kept. E2
   *
   * @returns whether something new was written, and is safe.
   */
  keepDraft?(): boolean;
  /** In UTF-16 units. E7 */
  readonly wordLimit: number;
  /** The full address of a stored path. */
  resolve(url: string): string;
  /** The same of a small copy of a picture, where there is one. */
  thumbnail?(url: string): string;
  /** While work is going on nothing can be saved; call what it gives back when the work has ended. U3 */
  beginWork(): () => void;
  /** A file did not arrive: a save asks first. Call what it gives back when it is sent again or given up. N3 */
  noteFailed?(): () => void;
}
