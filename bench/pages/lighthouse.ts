import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM } from '../../e2e/chromium.ts';
import { freePort } from '../../e2e/servers.ts';
import { loadPackage } from '../kit/packages.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export interface Measured {
  scores: number[];
  lcp: number;
  cls: number;
  script: number;
}

/** Types for the part of the package that is used here. */
interface Lighthouse {
  default(
    address: string,
    flags: { port: number; onlyCategories: string[]; logLevel: 'error' },
  ): Promise<{ lhr: Report } | undefined>;
}

interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number; details?: Details } | undefined>;
}

type Details = { type: 'table'; items: Record<string, unknown>[] } | { type: 'opportunity' };

/** One visit with an empty cache on Lighthouse's simulated mid-range phone with a slow network. */
export async function visit(address: string, judged: readonly Category[] = CATEGORIES): Promise<Measured> {
  const { default: lighthouse } = (await loadPackage('lighthouse')) as Lighthouse;
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
