import { pdfPage } from '#server/db/demo/pdf-page.ts';
import { openNewcomer } from './newcomer.ts';
import { visit } from './people.ts';
import { expect, type Page, test } from './story.ts';
import { listAllViolations } from './watched-page.ts';

const RESUME = {
  name: 'asha-rao.pdf',
  mimeType: 'application/pdf',
  buffer: pdfPage([
    'Asha Rao',
    'Backend Developer | Go and Kafka',
    '+91-91234 56789 | linkedin.com/in/asharao',
    'Experience',
    'Backend Developer, Razorpay, Bengaluru | Jul 2021 - Present',
    '- Built the reconciliation service in Go and Kafka.',
    'Education',
    'B.Tech in Computer Science, Indian Institute of Technology Madras, 2017 - 2021, CGPA: 8.7/10',
    'Skills',
    'Golang, Kafka, PostgreSQL, Docker',
  ]),
};

const tick = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const add = (page: Page) => page.getByRole('button', { name: /^Add \d+ of \d+ to my profile$/ });

async function expectSound(page: Page): Promise<void> {
  expect(await listAllViolations(page)).toEqual([]);
  const spill = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(spill).toBeLessThanOrEqual(0);
}

test('on a phone the resume fills the profile with the ticked entries, and with nothing else', async ({
  browser,
}) => {
  const { page: desk, email, ask } = await openNewcomer(browser);
  const state = await desk.context().storageState();
  const phone = await browser.newContext({
    baseURL: new URL(desk.url()).origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    storageState: state,
  });
  const page = await phone.newPage();
  await visit(page, '/profile/edit/info');
  await page.locator('input[type=file]').first().setInputFiles(RESUME);
  await expect(page.getByText(RESUME.name)).toBeVisible();
  await page.getByRole('link', { name: 'Fill my profile from this resume' }).tap();

  await expect(tick(page, 'Docker')).toBeChecked();
  await expect(tick(page, 'Phone number')).not.toBeChecked();
  await expect(tick(page, /Backend Developer at Razorpay/)).toBeChecked();
  await expectSound(page);
  await tick(page, 'Docker').tap();
  await page.reload();
  await expect(tick(page, 'Docker')).not.toBeChecked();
  await page.goBack();
  await page.goForward();
  await expect(tick(page, 'Docker')).not.toBeChecked();
  expect(await ask('GET', 'jobseeker/profile/skills')).toMatchObject({ skills: [] });

  await add(page).tap();
  await expect(page.getByText('Saved: Skills, Experience, Education.')).toBeVisible();
  await expect(page.getByText('Basic Info is kept as a draft')).toBeVisible();
  await expectSound(page);
  const skills = (await ask('GET', 'jobseeker/profile/skills')) as { skills: { skillName: string }[] };
  expect(skills.skills.map(({ skillName }) => skillName)).toEqual(['Go', 'Kafka', 'PostgreSQL']);
  expect(await ask('GET', 'jobseeker/profile/education')).toMatchObject({
    educations: [{ universityName: 'IIT Madras', startYear: 2017, endYear: 2021, cgpa: 8.7 }],
  });
  expect(await ask('GET', 'jobseeker/profile/basic-info')).toMatchObject({
    email,
    phone: '+91 98765 43210',
    onlineProfiles: [],
  });
  await page.getByRole('link', { name: 'Finish Basic Info' }).tap();
  await expect(page.getByRole('textbox', { name: /^Headline/ })).toHaveValue(
    'Backend Developer | Go and Kafka',
  );
});

test('by keyboard alone a file is read, one entry left out, the rest added; a file without entries changes nothing', async ({
  browser,
}) => {
  const { page, ask } = await openNewcomer(browser, 'Asha', '/profile/from-resume');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
  await (await chooser).setFiles({
    ...RESUME,
    buffer: pdfPage(['Dear Sir', 'the tap in our street has been dry for three days, please look into it.']),
  });
  await expect(page.getByRole('alert')).toContainText('We found nothing in this file');
  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
  await (await again).setFiles(RESUME);
  await tick(page, /Backend Developer at Razorpay/).press('Space');
  await expect(tick(page, /Backend Developer at Razorpay/)).not.toBeChecked();
  await add(page).press('Enter');
  await expect(page.getByText('Saved: Skills, Education.')).toBeVisible();
  await expect(page.locator('#resume-outcomes')).toBeFocused();
  expect(await ask('GET', 'jobseeker/profile/experience')).toMatchObject({ experiences: [] });
});

test('a section that cannot be saved says so and keeps its ticks, and the others are added', async ({
  browser,
}) => {
  const { page, ask } = await openNewcomer(browser, 'Asha', '/profile/from-resume');
  await page.locator('input[type=file]').setInputFiles(RESUME);
  await expect(tick(page, 'Docker')).toBeChecked();
  await page.route('**/api/jobseeker/profile/skills?*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  );
  await add(page).click();
  await expect(page.getByText('Skills could not be saved')).toBeVisible();
  await expect(page.getByText('Saved: Experience, Education.')).toBeVisible();
  await expect(tick(page, 'Docker')).toBeChecked();
  await page.unroute('**/api/jobseeker/profile/skills?*');
  await add(page).click();
  await expect(page.getByText('Saved: Skills.')).toBeVisible();
  expect(await ask('GET', 'jobseeker/profile/experience')).toMatchObject({
    experiences: [{ companyName: 'Razorpay' }],
  });
});
