import { execFile } from 'node:child_process';
import { join, relative, resolve, sep } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { development } from '../../../src/admin-tools/development.ts';
import { frameOf } from '../../lint/lintResources.mjs';
import { brokenAt } from './brokenAt.ts';
import { createAgain } from './createAgain.ts';

/** A finding as `scripts/lint/tellSources.mjs` tells it. */
interface Told {
  /** From the root of the project. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly sentence: string;
  /** The whole line. */
  readonly text: string;
  readonly style: boolean;
}

/**
 * Says what is wrong with the declarations while they are written: over the page and in the terminal, each with its place,
 * matters of style in the terminal alone. Where everything stands is told to who asks.
 *
 * @param beside a `resources.json` beside the product
 * @returns how to look again when that has changed, which vite does not watch
 */
export function lintSources(server: ViteDevServer, beside: string, signal: AbortSignal): () => void {
  const { root, logger } = server.config;
  const { middlewares, watcher, ws } = server;
  let wrong: readonly Told[] = [];
  let inTerminal = '';
  let places: object = {};
  const show = () => wrong.length > 0 && ws.send(overlayOf(wrong, root));
  const tell = (findings: readonly Told[]) => {
    const lines = findings.map(lineOf).join('\n');
    if (lines !== inTerminal) logger.warn(lines || 'Every declaration is as it should be.', { timestamp: true });
    inTerminal = lines;
    const before = wrong;
    wrong = findings.filter(({ style }) => !style);
    // The client takes its overlay away with an update, and a file of data is none.
    if (wrong.length === 0 && before.length > 0) ws.send({ type: 'update', updates: [] });
    show();
  };
  const look = createAgain(async () => {
    try {
      const found = await readSources(root, beside, signal);
      places = found.places;
      ws.send({ type: 'custom', event: development.placesChanged });
      tell(found.findings);
    } catch (failure) {
      if (signal.aborted) return;
      // What cannot be parsed is told by vite, which has a frame around it.
      const complaint = failure instanceof Error ? failure.message : String(failure);
      if (!complaint.includes('PARSE_ERROR')) tell([{ code: 'unusable', style: false, ...brokenAt(complaint, root) }]);
    }
  }, PAUSE_MS);
  middlewares.use(development.places, (_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(places));
  });
  watcher.on('all', (_, path) => {
    const file = relative(root, path);
    if (file.startsWith(`src${sep}`) && /\.(?:tsx?|json)$/.test(file) && !/\.test\.tsx?$/.test(file)) look();
  });
  ws.on('connection', show);
  look();
  return look;
}

/** The page comes first: it wants the same processor. */
const PAUSE_MS = 150;

interface Sources {
  readonly findings: readonly Told[];
  /** resource → `fields.price` → `src/…/goods.ts:41` */
  readonly places: object;
}

/** Runs in a process of its own: what it evaluates would stay in this one for ever. */
const readSources = (root: string, beside: string, signal: AbortSignal): Promise<Sources> =>
  new Promise((done, fail) => {
    // Each finding brings its line along, which may be a whole file.
    const options = { cwd: root, signal, maxBuffer: Number.POSITIVE_INFINITY };
    execFile(process.execPath, ['scripts/lint/tellSources.mjs', beside], options, (_, found, complaint) => {
      try {
        done(JSON.parse(found));
      } catch {
        // Nothing here may throw: it would end the server of sources.
        fail(new Error(complaint));
      }
    });
  });

const placeOf = ({ file, line, column }: Told) => `${file}:${line}:${column}`;
const lineOf = (told: Told) => `${placeOf(told)}  ${told.code}${told.style ? ' (style)' : ''}  ${told.sentence}`;

/** What vite lays over the page: the first in full, the others by their places. */
function overlayOf([first, ...others]: readonly Told[], root: string): ErrorPayload {
  const { file = '', line = 1, column = 1, code, sentence, text = '' } = first ?? {};
  const path = resolve(root, file);
  return {
    type: 'error',
    err: {
      plugin: 'lint:resources',
      message: `${code}  ${sentence}`,
      id: path,
      loc: { file: path, line, column },
      frame: frameOf({ line, column, text }).join('\n'),
      stack: [
        `docs/LINT.md#${code}`,
        ...others.map((told) => `${join(root, placeOf(told))}  ${told.code}  ${told.sentence}`),
      ].join('\n'),
    },
  };
}
