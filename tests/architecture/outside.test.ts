import { expect, test } from 'vitest';
import { matching, sources, standsIn } from './product.ts';

/** What the world outside is reached by, and the only files that may, each for a reason. */
const world: readonly {
  readonly name: string;
  readonly what: RegExp;
  readonly where: Readonly<Record<string, string>>;
}[] = [
  {
    name: 'storage',
    what: /\b(?:localStorage|sessionStorage)\b/,
    where: {
      'src/main.tsx': 'hands it to the session',
      'src/admin-tools/inspect/looked.ts': 'keeps the tab’s inspector, in development alone',
      'src/shell/early/askEarly.ts': 'stands alone, before any other code is there',
      'src/shell/early/followTheme.ts': 'does so, too',
      'src/shell/offline/showOfflineLists.ts': 'stands alone, where no other code can come',
    },
  },
  {
    name: 'the time of day',
    what: /\bDate\.now\b|\bnew Date\(\)/,
    where: {
      'src/providers/clock/createClock.ts': 'is the clock',
      'src/shell/offline/showOfflineLists.ts': 'stands alone, where no other code can come',
      'server/startServer.ts': 'hands the clock in',
      'server/commands/runCommand.ts': 'does the same for a command',
    },
  },
  {
    name: 'a timer',
    what: /\b(?:setTimeout|setInterval)\(/,
    where: {
      'src/providers/clock/createClock.ts': 'is the clock',
      'src/crud/onIdle.ts': 'Safari has no idle callback',
      'server/main.ts': 'ends a process that does not end by itself',
      'server/database/openDatabase.ts': 'cuts off connections to a database that is frozen',
      'server/process/listen.ts': 'cuts off calls that never end',
      'server/process/sleep.ts': 'lets a while go by',
    },
  },
  { name: 'chance', what: /\bMath\.random\b/, where: {} },
  {
    name: 'the network',
    what: /(?<![\w.])fetch\((?!request: )|\bXMLHttpRequest\b|\bsendBeacon\b/,
    where: {
      'src/shell/early/askEarly.ts': 'stands alone, before any other code is there',
      'src/providers/release/createRelease.ts': 'asks which build is served, before any call can',
      'src/admin-tools/inspect/usePlaces.ts': 'asks the server of sources, in development alone',
      'src/admin-tools/runtime/fetchVersion.ts': 'reads the declarations beside the app, before there is one',
      'server/front/passOn.ts': 'passes calls on to an applet elsewhere',
      'server/beside/passBeside.ts': 'passes calls on to applets beside the product’s own',
      'server/files/createS3Store.ts': 'keeps files in a bucket',
      'server/outbox/gatewayCarrier.ts': 'hands text messages to the gateway',
    },
  },
];

test.each(world)('$name is reached in the files that are named for it and nowhere else', ({ what, where }) => {
  expect([...matching(what)].sort()).toEqual(Object.keys(where).sort());
});

test('no screen knows an address of the applet', () => {
  const places = [
    'src/schemas/endpoints/',
    'src/schemas/habit/appletHabit.ts',
    'src/providers/data/createDataProvider.ts',
    'server/',
    'src/schemas/entities/',
  ];
  const knowing = sources.filter(({ path, code }) => code.includes('/api/') && !standsIn(path, places));
  expect(knowing.map(({ path }) => path)).toEqual([]);
});

/** What a process of the server remembers between two calls, and why the others need not know. Decision 020 */
const remembered: Readonly<Record<string, string>> = {
  'server/backup/moveDatabase.ts': 'what one command hands over',
  'server/database/tablesOf.ts': 'what one look at the tables has found',
  'server/declared/createSaysNo.ts': 'how those declarations read answers, as long as their text stays the same',
  'server/declared/createStored.ts': 'the declarations as they were read last, as long as their text stays the same',
  'server/files/createMemoryStore.ts': 'files of a test',
  'server/files/createThumbnails.ts': 'pictures made small: any process makes them again',
  'server/files/namedFiles.ts': 'the names that one look at all rows has found',
  'server/front/readBuilt.ts': 'files of the app, as long as their name, or size and date, stay the same',
  'server/front/readPage.ts': 'the page as it was told of the settings of this process',
  'server/outbox/createPost.ts': 'that it is at work: what it sends is claimed in the database',
  'server/process/loadOnce.ts': 'code that was loaded',
};

test('a process of the server remembers nothing that another one would have to know', () => {
  const lasting = /^(?:export )?let |\bnew (?:Map|WeakMap|Set)(?:<[^\n]*>)?\(\)/m;
  // A function that makes a lasting thing, and the variables that it keeps for it.
  const making = /^(?:export )?(?:async )?function (?:create|load)\w*\b(?:(?!^\}$)[\s\S])*?^ {2}let /m;
  const keeping = sources.filter(({ path, code }) => {
    const isServed = path.startsWith('server/') && !/^server\/(?:seed|support|commands)\//.test(path);
    return isServed && (lasting.test(code) || making.test(code));
  });
  expect(keeping.map(({ path }) => path).sort()).toEqual(Object.keys(remembered).sort());
});
