import routes from '../web/routes.ts';
import { listLayoutFaults, listSmallTargets } from './layout-faults.ts';
import { openAfterSignUp } from './people.ts';
import { type Ids, REDIRECTS, SCREENS, type Screen, type Who } from './screens.ts';
import { expect, type Page, test } from './story.ts';
import {
  expectAccessible,
  expectFaultless,
  findIds,
  listDarkViolations,
  listViolations,
  openAs,
  overflowOf,
  settle,
} from './watched-page.ts';

/** A screen is loaded once and then resized; the accessibility tree does not change at every size. */
const SIZES = [
  { width: 1440, height: 900, hasAxe: true },
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 1100, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844, hasAxe: true },
  { width: 320, height: 640 },
];
const PEOPLE = Object.keys(SCREENS) as Who[];

interface RouteEntry {
  path?: string;
  index?: boolean;
  children?: RouteEntry[];
}

function pathsOf(entries: readonly RouteEntry[]): string[] {
  return entries.flatMap(({ path, index, children }) => [
    ...(path !== undefined || index ? [path ?? ''] : []),
    ...pathsOf(children ?? []),
  ]);
}

test.describe.configure({ mode: 'parallel' });

let ids: Ids;
test.beforeAll(async ({ browser }) => {
  const { page } = await openAs(browser, 'nobody');
  ids = await findIds(page);
});

async function openScreen(page: Page, { route, path }: Screen): Promise<string> {
  const address = `/${path?.(ids) ?? route}`;
  if (route === 'verify-email') {
    await openAfterSignUp(page, 'asha@people.test', 60);
  } else {
    await page.goto(address);
  }
  return address.replace(/\?.*/, '');
}

test('every address of the product is covered here', () => {
  const covered = [
    ...Object.values(SCREENS).flatMap((screens) => screens.map(({ route }) => route)),
    ...REDIRECTS.map(({ from }) => from),
  ];
  // Some are shown to several kinds of users, each in another layout.
  expect([...new Set(covered)].toSorted()).toEqual(pathsOf(routes).toSorted());
});

test('planted faults are found', async ({ browser }) => {
  const { page, complaints } = await openAs(browser, 'nobody');
  await page.goto('/login');
  await settle(page);
  await page.evaluate(() => {
    const planted = document.createElement('div');
    const pale = Object.assign(document.createElement('p'), { textContent: 'Pale' });
    Object.assign(pale.style, { color: '#bbb', background: '#fff' });
    planted.append(document.createElement('button'), pale);
    planted.style.width = '3000px';
    document.querySelector('main')?.append(planted);
    console.error('planted');
    const style = document.createElement('style');
    style.append('p {}');
    document.head.append(style);
  });
  const found = (await listViolations(page)).map((violation) => violation.split(' ')[0]);
  expect(found.toSorted()).toEqual(['button-name', 'color-contrast']);
  // Dark text, which in the dark scheme is on a dark background.
  await page.evaluate(() => {
    const ink = Object.assign(document.createElement('p'), { textContent: 'Ink' });
    ink.style.color = '#222';
    document.querySelector('main')?.append(ink);
  });
  expect(await listViolations(page)).toHaveLength(2);
  expect((await listDarkViolations(page)).join('\n')).toMatch(/^color-contrast at p.*#222222/m);
  expect(await overflowOf(page)).toBeGreaterThan(0);
  expect(complaints.join()).toMatch(/planted.*Content-Security-Policy/s);
  await page.evaluate(() => {
    const button = (ariaLabel: string) => {
      const one = Object.assign(document.createElement('button'), { ariaLabel });
      Object.assign(one.style, { width: '16px', height: '16px', padding: '0', verticalAlign: 'top' });
      return one;
    };
    const link = Object.assign(document.createElement('a'), { href: '/', textContent: 'sentence' });
    const sentence = document.createElement('p');
    sentence.append('Close in a ', link, '.');
    const alone = document.createElement('div');
    alone.style.padding = '24px';
    alone.append(button('Alone'));
    const beside = document.createElement('div');
    beside.append(button('Close to the left'), button('Close to the right'));
    document.querySelector('main')?.append(sentence, alone, beside);
  });
  const small = (await listSmallTargets(page)).flatMap(
    (fault) => /“(Close .*|Alone|sentence)”/.exec(fault)?.[1] ?? [],
  );
  expect(small).toEqual(['Close to the left', 'Close to the right']);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => {
    const card = document.createElement('section');
    Object.assign(card.style, { width: '200px', overflow: 'auto' });
    const table = card.appendChild(document.createElement('table'));
    table.createCaption().textContent = 'Planted';
    table.style.width = '300px';
    document.querySelector('main')?.append(card);
  });
  expect(await listLayoutFaults(page)).toContain('the table “Planted” is 100 px wider than its card');
});

for (const who of PEOPLE) {
  test(`every screen for ${who} is accessible, light and dark, at every width`, async ({ browser }) => {
    test.setTimeout(60_000 * (10 + SCREENS[who].length));
    const watched = await openAs(browser, who);
    const { page } = watched;
    for (const screen of SCREENS[who]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      const address = await openScreen(page, screen);
      for (const { hasAxe, ...size } of SIZES) {
        await page.setViewportSize(size);
        await settle(page);
        const name = `${address} ${size.width}`;
        expect.soft(await listLayoutFaults(page), `${name}: layout`).toEqual([]);
        if (!hasAxe) continue;
        expect.soft(new URL(page.url()).pathname, name).toBe(address);
        await expect.soft(page.locator('h1'), name).toHaveText([screen.heading]);
        await (size.width < 768 ? expectAccessible : expectFaultless)(watched, name);
        expect.soft(await listSmallTargets(page), `${name}: targets of a thumb`).toEqual([]);
      }
    }
  });
}

test('a super admin sees every link of the console without scrolling, 1440 by 900', async ({ browser }) => {
  const { page } = await openAs(browser, 'superadmin');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/team');
  await settle(page);
  const places = page.getByRole('navigation', { name: 'Main' });
  await expect(places.getByRole('link', { name: 'Team Management' })).toBeVisible();
  expect(await places.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

for (const { who, from, to } of REDIRECTS) {
  test(`/${from} redirects to /${to}`, async ({ browser }) => {
    const { page, complaints } = await openAs(browser, who);
    await page.goto(`/${from.replace('*', 'no-such-page')}`);
    await expect(page).toHaveURL(`/${to}`);
    await settle(page);
    expect(complaints).toEqual([]);
  });
}
