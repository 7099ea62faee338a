import { DEMO_PASSWORD, enter, visit } from './people.ts';
import { openPhone } from './phone.ts';
import { expect, test } from './story.ts';

test('every list in a recruiter’s dialogs opens under its field and is chosen by touch', async ({
  browser,
}) => {
  const { page, tap, choose } = await openPhone(browser);
  await enter(page, 'recruiter@medallist.test', DEMO_PASSWORD, '/recruiter/dashboard');

  await visit(page, '/recruiter/candidates');
  await tap(page.getByRole('button', { name: /^Request interview/ }).first());
  const dialog = page.getByRole('dialog');
  const fields = dialog.getByRole('combobox');
  await fields.first().waitFor();
  const count = await fields.count();
  expect(count).toBeGreaterThan(2);
  for (let place = 0; place < count; place++) {
    await choose(fields.nth(place));
    await expect(fields.nth(place)).not.toHaveValue('');
  }
});
