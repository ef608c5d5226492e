import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { chromium } from 'playwright-core';

/** What the table was made by. */
export interface Made {
  readonly executablePath: string;
  readonly rounds: number;
  /** Package → version. */
  readonly versions: Readonly<Record<string, string>>;
}

const FILE = 'docs/PERFORMANCE.md';
const BEGIN = '<!-- npm run bench -- --write -->';
const END = '<!-- /npm run bench -->';
const HEAD = '## Beside its peers';
const named = [
  'react',
  'vue',
  'naive-ui',
  'antd',
  '@refinedev/core',
  '@refinedev/antd',
  '@ant-design/pro-components',
  'react-admin',
  '@mui/material',
  'react-router',
  'vue-router',
  'vite',
];

/** Puts the table between its two marks in docs/PERFORMANCE.md, with the machine and the versions; the rest stays. */
export async function writeTable(table: string, { executablePath, rounds, versions }: Made): Promise<void> {
  const text = await readFile(FILE, 'utf8');
  const [before = '', rest = ''] = (text.includes(BEGIN) ? text : `${text}\n${HEAD}\n\n${BEGIN}\n${END}\n`).split(
    BEGIN,
  );
  const [, after = '\n'] = rest.split(END);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const version = browser.version();
  await browser.close();
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, node ${process.versions.node}, Chromium ${version}`;
  const made = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, rounds: ${rounds}, load at the end ${loadavg()[0]?.toFixed(1)}`;
  const peers = named.map((name) => `${name} ${versions[name]}`).join(', ');
  await writeFile(FILE, `${before}${BEGIN}\n${made}. ${machine}.\n\n${table}\n\nPeers: ${peers}.\n${END}${after}`);
}
