/**
 * `npm run fuzz`: ten times as many articles as `npm test` writes, and others each time, each held against a model that
 * knows only letters and looks. `FUZZ_RUNS` says how many, `FUZZ_SEED` brings those of an earlier run again.
 */
process.env.FUZZ_RUNS ??= '5000';
process.env.FUZZ_SEED ??= String(Date.now() % 2 ** 31);
process.argv.splice(2, process.argv.length, '--only', 'browser', 'tests/e2e/editorFuzz.e2e.ts');
await import('./test.mjs');
