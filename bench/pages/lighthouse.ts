import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { CHROMIUM } from '../../e2e/chromium.ts';
import { freePort } from '../../e2e/servers.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export interface Measured {
  scores: number[];
  lcp: number;
  cls: number;
  script: number;
}

/** One visit with an empty cache, as Lighthouse simulates a middling phone on a slow network. */
export async function visit(address: string, judged: readonly Category[] = CATEGORIES): Promise<Measured> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'medallist-lighthouse-'));
  const browser = await chromium.launchPersistentContext(folder, {
    ...CHROMIUM,
    args: [...CHROMIUM.args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, { port, onlyCategories: [...judged], logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse has nothing to say of ${address}`);
    const { categories, audits } = result.lhr;
    const requests = audits['network-requests']?.details;
    const items = requests?.type === 'table' ? requests.items : [];
    return {
      scores: judged.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
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
