import { EditorState } from 'draft-js';
import { limits } from '#schemas/limits.ts';
import type { Article } from '../Article.ts';
import { remoteSources, replaceSources } from './remoteSources.ts';

/** Fetches pictures that lie elsewhere to our own host. E11 */
export interface Capture {
  /** Looks through the article for pictures elsewhere, and fetches those that were not tried before. */
  run(): void;
  /** How many are being fetched now. */
  underWay(): number;
  subscribe(listener: () => void): () => void;
  /** Goes on without them. */
  stop(): void;
}

type Here = Pick<Article, 'getState' | 'setState' | 'ports'>;

/**
 * What could be fetched has another address; what could not stays as it is, and the merchant is told how many. E11
 *
 * @param whenFree called with what changes the article, for a moment at which no word is being composed
 */
export function createCapture(article: Here, whenFree: (change: () => void) => void = (change) => change()): Capture {
  const { ports } = article;
  const listeners = new Set<() => void>();
  const tried = new Set<string>();
  const ownHost = new URL(ports.resolve('/'), 'http://localhost').host;
  let running: AbortController | undefined;
  let count = 0;

  const show = (next: number) => {
    count = next;
    for (const listener of listeners) listener();
  };

  async function fetchAll(sources: readonly string[], controller: AbortController): Promise<void> {
    const endWork = ports.beginWork();
    show(sources.length);
    try {
      const captured = (await ports.capture?.(sources, controller.signal)) ?? [];
      if (controller.signal.aborted) return;
      const arrived = captured.flatMap(({ source, url }) => (url === undefined ? [] : [[source, url] as const]));
      for (const [, url] of arrived) tried.add(url);
      if (arrived.length > 0) whenFree(() => article.setState(withAddresses(article.getState(), new Map(arrived))));
      tell(sources.length - arrived.length);
    } catch {
      if (!controller.signal.aborted) tell(sources.length);
    } finally {
      if (running === controller) running = undefined;
      endWork();
      show(0);
    }
    // What was pasted meanwhile, or was too much for one call.
    if (!controller.signal.aborted) run();
  }

  function run(): void {
    if (!ports.capture || running) return;
    const sources = remoteSources(article.getState().getCurrentContent(), ownHost)
      .filter((source) => !tried.has(source))
      .slice(0, limits.filesAtOnce);
    if (sources.length === 0) return;
    for (const source of sources) tried.add(source);
    running = new AbortController();
    void fetchAll(sources, running);
  }

  function tell(failed: number): void {
    if (failed === 0) return;
    const text = `有 ${failed} 张网上的图片没能转存，仍用原来的地址`;
    ports.notice({ type: 'error', text, ms: limits.noticeMs });
  }

  return {
    run,
    underWay: () => count,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => running?.abort(),
  };
}

/** No step of undo, for nobody has done anything; and no step brings the addresses from elsewhere back. */
function withAddresses(state: EditorState, addresses: ReadonlyMap<string, string>): EditorState {
  const before = state.getCurrentContent();
  const content = replaceSources(before, addresses);
  const everywhere = (steps: ReturnType<EditorState['getUndoStack']>) =>
    steps.map((step) => (step ? replaceSources(step, addresses) : before)).toStack();
  const [undoStack, redoStack] = [everywhere(state.getUndoStack()), everywhere(state.getRedoStack())];
  const silent = EditorState.set(state, { allowUndo: false });
  const pushed = content === before ? silent : EditorState.push(silent, content, 'apply-entity');
  return EditorState.acceptSelection(
    EditorState.set(pushed, { allowUndo: state.getAllowUndo(), undoStack, redoStack }),
    state.getSelection(),
  );
}
