import { keepApart } from './browsers.ts';
import { openNewcomer } from './newcomer.ts';
import { shortDay } from './people.ts';
import { expect, type Locator, type Page, test } from './story.ts';

/** More tab stops than any screen of the editor has. */
const STOPS = 120;

/** Keyboard helpers. */
function handsOn(page: Page) {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const reach = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await target.waitFor({ state: 'attached' });
    for (let stop = 0; stop < STOPS; stop++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press(key);
    }
    throw new Error(`The keyboard does not reach ${target}`);
  };
  const write = async (target: Locator, text: string) => {
    await reach(target);
    await page.keyboard.type(text);
  };
  const use = async (target: Locator, key = 'Enter') => {
    await reach(target);
    await press(key);
  };
  /** An opening list sets its active option again after the first frame; real users are slower than that. */
  const drawn = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
  /** Picks from a list with the arrow keys, after typing if the list is searchable. */
  const pick = async (name: string, option: string, typed = '') => {
    await write(page.getByRole('combobox', { name }), typed);
    await drawn();
    if (typed === '') await press('ArrowDown');
    const wanted = page.getByRole('option', { name: option, exact: true });
    await wanted.waitFor();
    await drawn();
    for (let step = 0; step < STOPS; step++) {
      if ((await wanted.getAttribute('data-combobox-selected')) !== null) break;
      await press('ArrowDown');
    }
    await press('Enter');
  };
  /** Picks from a list that closes on selection. */
  const choose = async (name: string, option: string, typed = '') => {
    await pick(name, option, typed);
    await expect(page.getByRole('option', { name: option, exact: true })).toBeHidden();
  };
  return { press, reach, write, use, pick, choose };
}

async function fillInfo(page: Page): Promise<void> {
  const { reach, write, use, pick, press } = handsOn(page);
  const chooser = page.waitForEvent('filechooser');
  await use(page.getByRole('button', { name: 'Choose a file' }));
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  await (await chooser).setFiles({ name: 'asha.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('button', { name: 'Replace' })).toBeFocused();

  await write(page.getByLabel('Fixed', { exact: true }), '2400000');
  await write(page.getByLabel('Expected total'), '3600000');
  await reach(page.getByRole('radio', { name: '1 Month' }));
  await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(page.getByRole('radio', { name: 'Serving Notice Period' })).toBeChecked();
  await write(page.getByLabel('Last working day'), shortDay(40));
  await pick('Cities', 'Pune', 'Pun');
  await pick('Cities', 'Bengaluru', 'Beng');
  await use(page.getByRole('checkbox', { name: 'I am holding an offer' }), 'Space');
  await write(page.getByLabel('Company name'), 'Tamarind Pay');
  await write(page.getByLabel('Offer amount'), '3000000');
  await write(page.getByLabel('Joining date'), shortDay(60));
  await write(page.getByRole('textbox', { name: 'Headline' }), 'Backend engineer, payments');
  await use(page.getByRole('button', { name: 'Save & Continue' }));
}

async function fillSkills(page: Page): Promise<void> {
  const { reach, use, choose, press, write } = handsOn(page);
  await choose('Domain', 'Software Development');
  await choose('Primary role', 'Backend Developer', 'Backend');
  const add = page.getByRole('combobox', { name: 'Add a skill' });
  for (const name of ['TypeScript', 'PostgreSQL', 'Pottery']) {
    await write(add, name);
    await press('Enter');
  }
  await reach(page.getByLabel('Years of TypeScript'), 'Shift+Tab');
  await page.keyboard.type('5');
  const level = page.getByRole('radiogroup', { name: 'Level of TypeScript' });
  await reach(level.getByRole('radio', { name: 'Beginner' }));
  await press('ArrowRight', 'ArrowRight');
  await expect(level.getByRole('radio', { name: 'Advanced' })).toBeChecked();
  await use(page.getByRole('button', { name: 'Remove Pottery' }));
  await expect(add).toBeFocused();
  await use(page.getByRole('button', { name: 'Save & Continue' }));
}

async function fillExperience(page: Page): Promise<void> {
  const { reach, write, use, press } = handsOn(page);
  await use(page.getByRole('button', { name: 'Add experience' }));
  await expect(page.getByLabel('Designation')).toBeFocused();
  await page.keyboard.type('Senior engineer');
  await write(page.getByLabel('Company name'), 'Indus Grid');
  const start = page.getByRole('button', { name: 'Start (optional)' });
  await use(start);
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await use(calendar.getByRole('button', { name: 'Previous year' }));
  await reach(calendar.getByRole('button', { name: 'Jan' }));
  await press('ArrowRight', 'ArrowDown', 'Enter');
  await expect(calendar).toBeHidden();
  await expect(start).toBeFocused();
  await expect(start).toContainText('May');
  await use(page.getByRole('checkbox', { name: 'I work here now' }), 'Space');
  await write(page.getByRole('textbox', { name: 'Description' }), 'Meters and what they say.');
  await use(page.getByRole('button', { name: 'Add an achievement' }));
  await expect(page.getByRole('textbox', { name: 'Achievement 1' })).toBeFocused();
  await page.keyboard.type('Halved the bill of the cloud.');
  await write(page.getByRole('combobox', { name: 'Technologies used' }), 'Go');
  await press('Enter');
  await use(page.getByRole('button', { name: 'Save & Continue' }));
}

async function fillEducation(page: Page): Promise<void> {
  const { write, use, choose } = handsOn(page);
  await use(page.getByRole('button', { name: 'Add education' }));
  await expect(page.getByRole('combobox', { name: 'University or institute' })).toBeFocused();
  await choose('University or institute', 'IIT Madras', 'Madras');
  await choose('Degree', "Bachelor's Degree");
  await write(page.getByLabel('Field of study'), 'Computer Science');
  await choose('Start year', '2016', '2016');
  await choose('End year', '2020', '2020');
  await use(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('button', { name: 'Edit IIT Madras' })).toBeFocused();
  await use(page.getByRole('button', { name: 'Save & Finish' }));
}

test('a new candidate gets from the home screen to a complete profile without using the mouse', async ({
  browser,
}) => {
  const { page } = await openNewcomer(browser);
  const touches: string[] = [];
  keepApart(page);
  await page.exposeFunction('tellTouch', (what: string) => touches.push(what));
  await page.evaluate(() =>
    window.addEventListener('pointerdown', () => Reflect.get(window, 'tellTouch')('pointerdown'), true),
  );
  const { use } = handsOn(page);
  await use(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Edit Profile' }));
  await expect(page).toHaveURL(/\/profile\/edit\/info$/);
  await fillInfo(page);
  await expect(page).toHaveURL(/\/profile\/edit\/skills$/);
  await fillSkills(page);
  await expect(page).toHaveURL(/\/profile\/edit\/experience$/);
  await fillExperience(page);
  await expect(page).toHaveURL(/\/profile\/edit\/education$/);
  await fillEducation(page);
  await expect(page).toHaveURL(/\/profile\/view$/);
  await expect(page.getByRole('img', { name: 'Profile complete: 100 of 100' })).toBeVisible();
  expect(touches).toEqual([]);
});

test('Back, a reload, a second tab and a lost connection while editing the profile lose nothing, by keyboard', async ({
  browser,
}) => {
  const { page } = await openNewcomer(browser);
  const SAVED = 'Changes saved successfully!';
  const address = /\/profile\/edit\/info$/;
  const nameIn = (tab: Page) => tab.getByLabel('First name');
  const add = async (tab: Page, text: string) => {
    const { reach, press } = handsOn(tab);
    await reach(nameIn(tab));
    await press('End');
    await tab.keyboard.type(text);
  };
  const keep = (tab: Page) => handsOn(tab).use(tab.getByRole('button', { name: 'Save Draft' }).last());
  const { use } = handsOn(page);
  await use(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Edit Profile' }));
  await expect(page).toHaveURL(address);

  await test.step('Back asks, and a draft is kept', async () => {
    await add(page, ' Devi');
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Keep your changes?' });
    await expect(question.locator(':focus')).toHaveCount(1);
    await keep(page);
    await expect(page).toHaveURL(/\/home$/);
    await page.goForward();
    await expect(nameIn(page)).toHaveValue('Asha Devi');
  });

  await test.step('a reload brings the draft', async () => {
    await page.reload();
    await expect(nameIn(page)).toHaveValue('Asha Devi');
  });

  await test.step('a second tab does not write over the first', async () => {
    const second = await page.context().newPage();
    await second.goto('/profile/edit/info');
    await expect(nameIn(second)).toHaveValue('Asha Devi');
    await add(second, ' R');
    await keep(second);
    await expect(second.getByText(SAVED)).toBeVisible();
    await second.close();
    await add(page, ' S');
    await keep(page);
    await expect(page.getByText('This section was changed elsewhere while you were editing')).toBeVisible();
    await use(page.getByRole('button', { name: 'Load the newer version' }));
    await expect(nameIn(page)).toHaveValue('Asha Devi R');
  });

  await test.step('offline it stays, and goes when the connection is back', async () => {
    await page.context().setOffline(true);
    await add(page, 'ao');
    await keep(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Network error' })).toBeFocused();
    await expect(nameIn(page)).toHaveValue('Asha Devi Rao');
    await page.context().setOffline(false);
    await keep(page);
    await expect(page.getByText(SAVED)).toBeVisible();
  });
});
