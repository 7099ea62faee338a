import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { startServer } from '../e2e/servers.ts';
import { quantile } from './timings.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CHROMIUM = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface Measured {
  scores: number[];
  lcp: number;
  cls: number;
  script: number;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** One visit with an empty cache, as Lighthouse simulates a middling phone on a slow network. */
async function visit(address: string): Promise<Measured> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'medallist-lighthouse-'));
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: '/usr/bin/chromium',
    args: [...CHROMIUM, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse has nothing to say of ${address}`);
    const { categories, audits } = result.lhr;
    const requests = audits['network-requests']?.details;
    const items = requests?.type === 'table' ? requests.items : [];
    return {
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      script: items
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
    };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The landing page in Lighthouse's simulated mobile: medians of several visits. */
export async function run(): Promise<void> {
  const server = await startServer();
  try {
    const rounds: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await visit(`${server.origin}/`));
    const median = (read: (round: Measured) => number) => quantile(rounds.map(read), 0.5);
    const load = loadavg()[0]?.toFixed(1);
    console.log(`Landing page, simulated mobile, medians of ${ROUNDS} visits, load ${load}`);
    for (const [at, name] of CATEGORIES.entries())
      console.log(`  ${name}: ${median(({ scores }) => scores[at] ?? 0)}`);
    console.log(`  largest contentful paint: ${(median(({ lcp }) => lcp) / 1000).toFixed(2)} s`);
    console.log(`  cumulative layout shift: ${median(({ cls }) => cls).toFixed(3)}`);
    console.log(`  scripts on the wire: ${(median(({ script }) => script) / 1000).toFixed(0)} kB`);
  } finally {
    await server.stop();
  }
}
