import { expect, test } from '../story.ts';
import { expectFaultless, openAs, settle } from '../watched-page.ts';

const TABS = ['Contact Information', 'Password & Security', 'Privacy', 'Notifications', 'Account'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('every tab of the settings is accessible, light and dark, wide and narrow', async ({ browser }) => {
  const watched = await openAs(browser, 'candidate');
  const { page } = watched;
  await page.goto('/profile/settings');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const name of TABS) {
      await page.getByRole('tab', { name }).click();
      await settle(page);
      await expect(page.getByRole('tab', { name })).toBeInViewport();
      await expectFaultless(watched, `${name} ${size.width}`);
    }
  }
  await page.getByRole('tab', { name: 'Password & Security' }).click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  await expectFaultless(watched, 'two-step sign-in');
});
