import { editorMessages } from '#schemas/editorMessages.ts';
import { limits } from '#schemas/limits.ts';
import type { Article } from '../Article.ts';
import { type Fresh, insertParagraphs } from '../document/insertParagraphs.ts';
import type { UploadKind } from '../EditorPorts.ts';
import { mediaOf } from '../media/mediaOf.ts';
import { createTransfers, type Transfer, type Transfers } from './createTransfers.ts';
import { kindOfFile, namedFile } from './kindOfFile.ts';
import { PLACEHOLDER, settlePlaceholder } from './settlePlaceholder.ts';

/** The files of one article: on their way, or not arrived. */
export interface Uploads extends Pick<Transfers, 'get' | 'subscribe' | 'drop' | 'show' | 'stop'> {
  /** Puts files where the caret stands, a placeholder for each until it has arrived. @param as what all are sent as */
  insert(files: readonly File[], as?: UploadKind): void;
  /** Whether nothing is on its way. */
  isIdle(): boolean;
  /** Sends one that has failed once more; its placeholder comes where the caret stands. */
  retry(id: string): void;
  /** Sends one file that is to take the place of something, and gives back its address; undefined if it failed. */
  replace(file: File, kind: UploadKind): Promise<string | undefined>;
}

type Here = Pick<Article, 'getState' | 'setState' | 'ports'>;

/**
 * Sends what is put into an article. A placeholder stands for each file and is found again by its id, wherever it has
 * moved to; nothing can be saved meanwhile. E3, U3
 *
 * @param whenFree called with what changes the article, for a moment at which no word is being composed
 */
export function createUploads(article: Here, whenFree: (change: () => void) => void = (change) => change()): Uploads {
  const { ports } = article;
  const waiting = new Map<string, (url: string | undefined) => void>();
  const placed = new Set<string>();
  const settle = (id: string, arrived: Fresh | undefined) =>
    placed.delete(id) && whenFree(() => article.setState(settlePlaceholder(article.getState(), id, arrived)));
  const answer = (id: string, url: string | undefined) => {
    const take = waiting.get(id);
    if (take) whenFree(() => take(url));
    return waiting.delete(id);
  };

  const transfers = createTransfers(ports, {
    arrived({ id, kind, file }: Transfer, url) {
      if (!answer(id, url)) settle(id, mediaOf(kind, url, file.name));
    },
    failed({ id }, why) {
      ports.notice({ type: 'error', text: why || editorMessages.uploadUnreadable, ms: limits.noticeMs });
      if (!answer(id, undefined)) settle(id, undefined);
      else transfers.drop(id);
    },
    calledOff(id) {
      if (!answer(id, undefined)) settle(id, undefined);
    },
  });
  const placeholder = (id: string): Fresh => ({ name: PLACEHOLDER, value: { id } });
  const put = (ids: readonly string[]) => {
    for (const id of ids) placed.add(id);
    article.setState(insertParagraphs(article.getState(), ids.map(placeholder)));
  };

  return {
    get: transfers.get,
    subscribe: transfers.subscribe,
    drop: transfers.drop,
    show: transfers.show,
    stop: transfers.stop,
    isIdle: () => transfers.get().every(({ at }) => at === 'failed'),
    insert(files, as) {
      const taken = files.slice(0, limits.filesAtOnce).map(namedFile);
      if (taken.length < files.length) {
        const left = files.length - taken.length;
        ports.notice({ type: 'error', text: `一次最多添加 ${limits.filesAtOnce} 个文件，还有 ${left} 个没有添加` });
      }
      put(transfers.send(taken.map((file) => ({ file, kind: as ?? kindOfFile(file) }))));
    },
    retry(id) {
      put([id]);
      transfers.retry(id);
    },
    replace(file, kind) {
      const [id = ''] = transfers.send([{ file: namedFile(file), kind }]);
      return new Promise((resolve) => waiting.set(id, resolve));
    },
  };
}
