import type { Who } from './screens.ts';
import { expect, type Page, test } from './story.ts';
import { expectFaultless, openAs, type Scheme, settle } from './watched-page.ts';

type Step = (page: Page) => Promise<void>;

interface Overlay {
  name: string;
  path: string;
  open: readonly Step[];
  /** On wide screens, on phones, or both when left out. */
  only?: 'wide' | 'narrow';
}

const press =
  (name: RegExp, role: 'button' | 'menuitem' = 'button'): Step =>
  (page) =>
    page
      .getByRole(role, { name })
      .filter({ visible: true, hasNot: page.locator(':disabled') })
      .first()
      .click();
const item = (name: RegExp) => press(name, 'menuitem');

const thread: Step = (page) => page.locator('a[data-thread]').first().click();

const OVERLAYS: Partial<Record<Who, readonly Overlay[]>> = {
  nobody: [
    { name: 'waitlist of graduates', path: '/', open: [press(/^Find Opportunities$/)] },
    { name: 'waitlist of companies', path: '/', open: [press(/^Hire Talent$/)] },
    { name: 'quick message', path: '/', open: [press(/^Ask us$/)] },
  ],
  candidate: [
    { name: 'a request', path: '/interview-requests/pending', open: [press(/^Details:/)] },
    { name: 'accept', path: '/interview-requests/pending', open: [press(/^Accept:/)] },
    { name: 'decline', path: '/interview-requests/pending', open: [press(/^Decline:/)] },
    {
      name: 'weekly hours',
      path: '/interview-requests/pending',
      open: [press(/^Accept:/), press(/^Set weekly hours$/)],
    },
    { name: 'an interview', path: '/interview-requests/active', open: [press(/^Details:/)] },
    { name: 'prepare', path: '/interview-requests/active', open: [press(/^Prepare:/)] },
    {
      name: 'reschedule',
      path: '/interview-requests/active',
      open: [press(/^More:/), item(/^Reschedule/)],
    },
    { name: 'cancel', path: '/interview-requests/active', open: [press(/^More:/), item(/^Cancel$/)] },
    { name: 'report', path: '/messages', open: [thread, press(/^More about/), item(/^Report$/)] },
    { name: 'block', path: '/messages', open: [thread, press(/^More about/), item(/^Block$/)] },
    { name: 'withdraw', path: '/applications', open: [press(/^More actions/), item(/^Withdraw/)] },
    { name: 'notifications', path: '/home', open: [press(/notification/i)], only: 'wide' },
    {
      name: 'deactivate the account',
      path: '/profile/settings?tab=account',
      open: [press(/^Deactivate account$/)],
    },
    { name: 'delete the account', path: '/profile/settings?tab=account', open: [press(/^Delete account…$/)] },
  ],
  recruiter: [
    { name: 'request interview', path: '/recruiter/candidates', open: [press(/^Request interview/)] },
    { name: 'filters', path: '/recruiter/candidates', open: [press(/^Filters/)], only: 'narrow' },
    { name: 'an interview', path: '/recruiter/interviews', open: [press(/^Details:/)] },
    { name: 'cancel', path: '/recruiter/interviews', open: [press(/^More:/), item(/^Cancel/)] },
    {
      name: 'report',
      path: '/recruiter/messages',
      open: [thread, press(/^More about/), item(/^Report$/)],
    },
    { name: 'delete a job', path: '/recruiter/jobs', open: [press(/^More actions/), item(/^Delete/)] },
  ],
  admin: [
    { name: 'a recruiter', path: '/admin/recruiters?status=PENDING', open: [press(/^View Details/)] },
    { name: 'approve', path: '/admin/recruiters?status=PENDING', open: [press(/^Approve /)] },
    { name: 'reject', path: '/admin/recruiters?status=PENDING', open: [press(/^Reject /)] },
    {
      name: 'reject from the details',
      path: '/admin/recruiters?status=PENDING',
      open: [press(/^View Details/), press(/^Reject…/)],
    },
    { name: 'verify a degree', path: '/admin/verifications', open: [press(/^Approve /)] },
    { name: 'reject a document', path: '/admin/verifications', open: [press(/^Reject /)] },
    { name: 'menu', path: '/admin/dashboard', open: [press(/^Menu$/)], only: 'narrow' },
  ],
};

const SIZES = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
};
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

for (const [who, overlays] of Object.entries(OVERLAYS) as [Who, readonly Overlay[]][]) {
  for (const scheme of SCHEMES) {
    test(`every dialog for ${who} is without fault, ${scheme}, wide and narrow`, async ({ browser }) => {
      const watched = await openAs(browser, who, scheme);
      const { page } = watched;
      for (const { name, path, open, only } of overlays) {
        await test.step(name, async () => {
          await page.setViewportSize(SIZES[only ?? 'wide']);
          await page.goto(path);
          await settle(page);
          for (const step of open) await step(page);
          for (const size of only ? [only] : (['wide', 'narrow'] as const)) {
            await page.setViewportSize(SIZES[size]);
            await expect(page.getByRole('dialog')).toBeVisible();
            await settle(page);
            await expectFaultless(watched, `${name} ${scheme} ${size}`);
          }
        });
      }
      await page.context().close();
    });
  }
}
