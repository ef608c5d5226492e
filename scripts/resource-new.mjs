/** `npm run resource:new`: writes a declaration from what the applet answers. Asks for what is not said when somebody is there to answer. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { collect } from './lint/collect.mjs';
import { lintResources, told } from './lint/lintResources.mjs';
import { endOnRefusal, Refusal } from './Refusal.mjs';
import { root } from './root.mjs';
import { runCommand } from './runCommand.mjs';

const usage = `npm run resource:new -- sample.json [--name coupons] [--label 优惠券] [--noun coupon] [--scope shop|global]

The sample is what the applet answers: JSON, a HAR of the browser's network panel, or curl commands with their answers.
Run again with another sample of the same resource, it adds what is new and leaves all else.`;

process.chdir(root);
await endOnRefusal(async () => {
  const { values, positionals } = readOptions();
  if (values.help) return console.log(usage);
  const asked = await ask(positionals[0], values);
  const { module } = await runnerImport('./scripts/resource/newResource.ts');
  const neighbours = module.neighboursOf((await collect()).modules);
  const made = refusing(() => module.newResource(readSampleFile(asked.sample), asked, readIfThere, neighbours));
  for (const [path, source] of Object.entries(made.files)) {
    mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true });
    writeFileSync(path, source);
  }
  await runCommand('biome', ['check', '--write', '--log-level=error', ...Object.keys(made.files)]);
  console.log(made.said.join('\n'));
  const findings = (await lintResources()).filter(({ file }) => file in made.files);
  for (const finding of findings) console.log(`\n${told(finding)}`);
  console.log(
    findings.length > 0
      ? `\n${findings.length} to fill in; then npm run lint:resources, resource:contract and resource:docs.`
      : '\nNothing left to fill in. npm run resource:contract and resource:docs write its contract and its page.',
  );
});

function readOptions() {
  const text = { type: 'string' };
  const help = { type: 'boolean', short: 'h' };
  try {
    return parseArgs({ allowPositionals: true, options: { name: text, label: text, noun: text, scope: text, help } });
  } catch (error) {
    throw new Refusal(`${error.message}\n\n${usage}`);
  }
}

async function ask(sample, told) {
  if (sample !== undefined && (told.label !== undefined || !process.stdin.isTTY)) return { ...told, sample };
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = async (question, known) => known ?? ((await lines.question(question)).trim() || undefined);
  try {
    return {
      sample: await answer('Sample (a file with JSON, HAR or curl): ', sample),
      label: await answer('What one of them is called, e.g. 优惠券: ', told.label),
      name: await answer('Its name in code, e.g. coupons (empty: as the applet says): ', told.name),
      noun: told.noun,
      scope: told.scope,
    };
  } catch {
    throw new Refusal('\nNothing was written.');
  } finally {
    lines.close();
  }
}

function readSampleFile(path) {
  if (path === undefined || !existsSync(path))
    throw new Refusal(`There is no sample ${path ?? ''}. Name a file with JSON, a HAR or curl.`);
  return readFileSync(path, 'utf8');
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** What a sample lacks is the author's to mend. */
function refusing(work) {
  try {
    return work();
  } catch (error) {
    throw new Refusal(error.message);
  }
}
