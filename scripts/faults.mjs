/** `npm run faults`: every form with every fault that befalls it out there; `npm test` runs a part (docs/RELIABILITY.md). */
process.env.FAULTS = 'all';
process.argv.splice(2, process.argv.length, '--only', 'browser', 'tests/e2e/faults/formFaults.e2e.ts');
await import('./test.mjs');
