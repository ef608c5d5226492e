import { ContentState, EditorState, SelectionState } from 'draft-js';
import { expect, it, test } from 'vitest';
import { fakeClock } from '../../../tests/support/fakeClock.ts';
import type { EditorNotice, EditorPorts, UploadOptions } from '../EditorPorts.ts';
import { createUploads } from './createUploads.ts';
import { kindOfFile } from './kindOfFile.ts';

/** A file that is being sent, and how its sending ends. */
interface Sent {
  readonly file: File;
  readonly options: UploadOptions;
  arrive(url: string): Promise<void>;
  fail(why: string): Promise<void>;
}

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** An article of these lines, the caret at the end of the one with the bar. */
function open(...lines: readonly string[]) {
  const content = ContentState.createFromText(lines.join('\n').replace('|', ''));
  const at = Math.max(
    0,
    lines.findIndex((line) => line.includes('|')),
  );
  const block = content.getBlocksAsArray()[at] ?? content.getFirstBlock();
  const offset = Math.max(0, lines[at]?.indexOf('|') ?? 0);
  const caret = SelectionState.createEmpty(block.getKey()).merge({ anchorOffset: offset, focusOffset: offset });
  let state = EditorState.acceptSelection(EditorState.createWithContent(content), caret);
  const sent: Sent[] = [];
  const notices: EditorNotice[] = [];
  let works = 0;
  let misses = 0;
  const ports: EditorPorts = {
    upload: (file, options) =>
      new Promise((resolve, reject) => {
        sent.push({
          file,
          options,
          arrive(url) {
            resolve(url);
            return settled();
          },
          fail(why) {
            reject(new Error(why));
            return settled();
          },
        });
      }),
    storage: { get: () => undefined, set: () => true, remove: () => undefined, subscribe: () => () => undefined },
    clock: fakeClock(0),
    notice: (notice) => void notices.push(notice),
    wordLimit: 10_000,
    resolve: (url) => url,
    beginWork: () => {
      works += 1;
      return () => {
        works -= 1;
      };
    },
    noteFailed: () => {
      misses += 1;
      return () => {
        misses -= 1;
      };
    },
  };
  const article = {
    ports,
    getState: () => state,
    setState: (next: EditorState) => {
      state = next;
    },
  };
  const uploads = createUploads(article);
  return {
    ...{ uploads, sent, notices, article },
    works: () => works,
    misses: () => misses,
    undo: () => article.setState(EditorState.undo(state)),
    redo: () => article.setState(EditorState.redo(state)),
    /** Each line as text; an atom as `[name of what it is]`. */
    lines: () => drawn(state),
    names: () => uploads.get().map((each) => `${each.file.name} ${each.at}`),
  };
}

function drawn(state: EditorState): readonly string[] {
  const content = state.getCurrentContent();
  return content.getBlocksAsArray().map((block) => {
    const key: string | null = block.getLength() > 0 ? block.getEntityAt(0) : null;
    if (key === null) return block.getText();
    const { name, value } = content.getEntity(key).getData();
    return `[${name} ${value.src ?? value.href ?? ''}]`.replace(' ]', ']');
  });
}

it('E3 a picture stands as a placeholder until it has arrived, then in its place', async () => {
  const { uploads, sent, lines, works } = open('前|', '后');
  uploads.insert([file('饺子.png')]);
  expect(lines()).toEqual(['前', '[upload]', '后']);
  expect(works()).toBe(1);
  await settled();
  await sent[0]?.arrive('/files/image/1.png');
  expect(lines()).toEqual(['前', '[image /files/image/1.png]', '后']);
  expect([uploads.get(), works()]).toEqual([[], 0]);
});

it('E3 a picture that failed leaves no placeholder, and a notice for 4 seconds', async () => {
  const { uploads, sent, lines, notices, works } = open('前|', '后');
  uploads.insert([file('a.png')]);
  await settled();
  await sent[0]?.fail('文件大小超出限制');
  expect(lines()).toEqual(['前', '后']);
  expect(notices).toEqual([{ type: 'error', text: '文件大小超出限制', ms: 4000 }]);
  expect(works()).toBe(0);
});

it('U3 a photo that could not be sent can be tried again', async () => {
  const { uploads, sent, lines, names, works } = open('前|');
  uploads.insert([file('a.png')]);
  await settled();
  await sent[0]?.fail('上传失败');
  expect(names()).toEqual(['a.png failed']);
  uploads.retry(uploads.get()[0]?.id ?? '');
  await settled();
  expect([lines(), works()]).toEqual([['前', '[upload]', ''], 1]);
  await sent[1]?.arrive('/1.png');
  expect(lines()).toEqual(['前', '[image /1.png]', '']);
});

it('N3 a file that failed is counted until it is sent again, given up, or the article is left', async () => {
  const { uploads, sent, misses } = open('前|');
  uploads.insert([file('a.png'), file('b.png'), file('c.png')]);
  await settled();
  for (const each of sent) await each.fail('上传失败');
  expect(misses()).toBe(3);
  const [a, b] = uploads.get();
  uploads.retry(a?.id ?? '');
  expect(misses()).toBe(2);
  uploads.drop(b?.id ?? '');
  expect(misses()).toBe(1);
  uploads.stop();
  expect(misses()).toBe(0);
});

it('U3 what is called off is gone, and saving goes on', async () => {
  const { uploads, sent, lines, works } = open('前|', '后');
  uploads.insert([file('a.png'), file('b.png')]);
  await settled();
  uploads.drop(uploads.get()[0]?.id ?? '');
  expect(sent[0]?.options.signal?.aborted).toBe(true);
  await sent[0]?.fail('aborted');
  await sent[1]?.arrive('/b.png');
  expect(lines()).toEqual(['前', '[image /b.png]', '后']);
  expect(works()).toBe(0);
});

it('U3 progress is told by id', async () => {
  const { uploads, sent } = open('|');
  uploads.insert([file('a.png'), file('b.png')]);
  await settled();
  sent[1]?.options.onProgress?.(0.5);
  expect(uploads.get().map(({ sent: part }) => part)).toEqual([0, 0.5]);
});

it('E15 a hundred files at once, three on their way, the others refused', async () => {
  const { uploads, sent, notices, lines } = open('|');
  uploads.insert(Array.from({ length: 103 }, (_, at) => file(`${at}.png`)));
  await settled();
  expect([uploads.get().length, sent.length, lines().length]).toEqual([100, 3, 101]);
  expect(notices.map(({ text }) => text)).toEqual(['一次最多添加 100 个文件，还有 3 个没有添加']);
});

it('E3 files stand in the order they were chosen, whichever arrives first', async () => {
  const { uploads, sent, lines } = open('|');
  uploads.insert([file('a.png'), file('b.mp4', 'video/mp4'), file('c.pdf', 'application/pdf')]);
  await settled();
  await sent[2]?.arrive('/c.pdf');
  await sent[1]?.arrive('/b.mp4');
  await sent[0]?.arrive('/a.png');
  expect(lines()).toEqual(['[image /a.png]', '[video /b.mp4]', '[attachment /c.pdf]', '']);
});

it('E10 what was typed meanwhile is taken back without the placeholder coming back', async () => {
  const { uploads, sent, lines, article, undo, redo } = open('前|');
  uploads.insert([file('a.png')]);
  await settled();
  const { insertParagraphs } = await import('../document/insertParagraphs.ts');
  article.setState(insertParagraphs(article.getState(), [{ name: 'rule', value: {} }]));
  expect(lines()).toEqual(['前', '[upload]', '[rule]', '']);
  await sent[0]?.arrive('/a.png');
  undo();
  expect(lines()).toEqual(['前', '[image /a.png]', '']);
  undo();
  expect(lines()).toEqual(['前']);
  redo();
  expect(lines()).toEqual(['前', '[image /a.png]', '']);
});

it('E10 a failed upload is no step to take back', async () => {
  const { uploads, sent, lines, article } = open('前|', '后');
  uploads.insert([file('a.png')]);
  await settled();
  await sent[0]?.fail('');
  expect(lines()).toEqual(['前', '后']);
  expect(article.getState().getUndoStack().size).toBe(0);
});

it('E3 a placeholder that was deleted takes its file with it when it arrives', async () => {
  const { uploads, sent, lines, undo } = open('前|');
  uploads.insert([file('a.png')]);
  await settled();
  undo();
  await sent[0]?.arrive('/a.png');
  expect(lines()).toEqual(['前']);
});

it('a file that takes the place of another is given back by its address', async () => {
  const { uploads, sent, lines, notices } = open('前|');
  const url = uploads.replace(file('a.png'), 'image');
  const other = uploads.replace(file('b.png'), 'image');
  await settled();
  await sent[0]?.arrive('/a.png');
  await sent[1]?.fail('文件格式不允许');
  expect([await url, await other, lines(), uploads.get()]).toEqual(['/a.png', undefined, ['前'], []]);
  expect(notices.map(({ text }) => text)).toEqual(['文件格式不允许']);
});

it('U3 whoever leaves calls everything off', async () => {
  const { uploads, sent, works } = open('|');
  uploads.insert([file('a.png')]);
  await settled();
  uploads.stop();
  expect(sent[0]?.options.signal?.aborted).toBe(true);
  await sent[0]?.fail('aborted');
  expect(works()).toBe(0);
});

it('E15 a screenshot from the clipboard is sent by the name of what it is', async () => {
  const { uploads, sent } = open('|');
  uploads.insert([file('', 'image/png'), file('image', 'image/jpeg')]);
  await settled();
  expect(sent.map((each) => each.file.name)).toEqual(['image.png', 'image.jpg']);
});

test.each([
  ['a.JPG', '', 'image'],
  ['a.heic', 'image/heic', 'image'],
  ['a.heic', '', 'image'],
  ['a', 'image/png', 'image'],
  ['a.mp3', 'audio/mpeg', 'audio'],
  ['a.mp4', 'video/mp4', 'video'],
  ['a.rmvb', '', 'video'],
  ['a.pdf', 'application/pdf', 'file'],
  ['a.exe', '', 'file'],
])('E4 %s of type %j is sent as %s', (name, type, kind) => {
  expect(kindOfFile({ name, type })).toBe(kind);
});
