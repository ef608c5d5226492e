/** `node bench/lint.mjs`: how long a `resources.json` of 10, 100 and 300 resources with 60 fields each is looked at. */
import { runnerImport } from 'vite';

const { module } = await runnerImport('./src/admin-tools/json/readResources.ts');
const label = (nth) => `甲${String.fromCodePoint(0x4e00 + nth)}`;
const kinds = ['text', 'int', 'money', 'switch', 'day', 'textarea'];
const fields = Object.fromEntries(
  Array.from({ length: 60 }, (_, nth) => [`f${nth}`, { kind: kinds[nth % kinds.length], label: label(nth) }]),
);
const resource = (nth) => ({
  name: `things${nth}`,
  label: label(nth),
  scope: 'shop',
  fields,
  calls: { noun: `thing${nth}` },
});

for (const count of [10, 100, 300]) {
  const text = JSON.stringify({ resources: Array.from({ length: count }, (_, nth) => resource(nth)) });
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    const { resources } = module.readResources(text, { declared: [], addresses: [] });
    if (resources.length !== count) throw new Error(`Failed to read ${count} resources: ${resources.length} are used.`);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  console.log(
    `${count} resources of 60 fields, ${(text.length / 1000).toFixed(0)} kB: first ${times[0].toFixed(0)} ms, then ${Math.min(...times).toFixed(0)} ms of a processor`,
  );
}
