import { expect, type Page, test } from './story.ts';
import { expectFaultless, openAs, settle } from './watched-page.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });

async function pricesOf(page: Page): Promise<string> {
  await page.goto('/pricing');
  return page.getByRole('main').innerText();
}

/** The HTML from the server, before any script runs. */
async function htmlOf(page: Page): Promise<string> {
  return (await page.request.get('/pricing')).text();
}

test('an admin changes the fee: visitors see it, a colleague is notified, and the audit log has both figures', async ({
  browser,
}) => {
  const [first, second, visitor] = [
    await openAs(browser, 'admin'),
    await openAs(browser, 'superadmin'),
    await openAs(browser, 'nobody'),
  ];
  const [lata, boss] = [first.page, second.page];
  for (const page of [lata, boss]) {
    await page.goto('/admin/settings');
    await settle(page);
  }
  const fee = (page: Page) => card(page, 'Fee and payment').getByRole('textbox', { name: 'Fee' });
  const days = (page: Page) => card(page, 'Fee and payment').getByRole('textbox', { name: 'Time to pay' });
  const save = (page: Page) => page.getByRole('button', { name: 'Save: Fee and payment' });
  await expect(fee(lata)).toHaveValue('8.33%');
  expect(await pricesOf(visitor.page)).toContain('8.33%');

  try {
    await days(boss).fill('20');
    await fee(lata).fill('9.5');
    await save(lata).press('Enter');
    await expect(lata.getByText('Settings saved')).toBeVisible();
    await expect(card(lata, 'Fee and payment')).toContainText(/Last changed by \S+ \S+ on/);
    await expect.poll(() => htmlOf(visitor.page)).toContain('Fee, 9.5%');
    const prices = await pricesOf(visitor.page);
    for (const words of ['Fee, 9.5%', '₹3,80,000', '₹4,48,400', '9.5% of the first-year salary, plus'])
      expect(prices).toContain(words);
    expect(prices).not.toContain('8.33');
    await visitor.page.goto('/terms');
    await expect(visitor.page.getByRole('main')).toContainText('9.5% of the first-year salary');

    // The colleague had edited the open form.
    await save(boss).press('Enter');
    const told = boss.getByText(/^\S+ \S+ changed this while you were editing\.$/);
    await expect(told).toBeVisible();
    await expect(days(boss)).toHaveValue('20 days');
    await expect(fee(boss)).toHaveValue('8.33%');
    await boss.getByRole('button', { name: 'Load the newer version' }).press('Enter');
    await expect(fee(boss)).toHaveValue('9.5%');
    await days(boss).fill('20');
    await save(boss).press('Enter');
    await expect(boss.getByText('Settings saved')).toBeVisible();
    // Nothing was edited there, so the new value appears by itself.
    await expect(days(lata)).toHaveValue('20 days');
    await boss.getByRole('button', { name: 'History: Fee and payment' }).press('Enter');
    const history = boss.getByRole('dialog', { name: 'History: Fee and payment' });
    await expect(history.getByRole('listitem').first()).toContainText('Time to pay: 15 days');
    await expect(history.getByRole('listitem').nth(1)).toContainText('Fee: 8.33%');
    await boss.goBack();
    await expect(history).toBeHidden();
    // The browser logs every refused request.
    const [refusal, ...others] = second.complaints.splice(0);
    expect(refusal).toContain('412');
    expect(others).toEqual([]);
    await expectFaultless(second, 'the settings after a conflict');

    await lata.getByRole('link', { name: 'Audit' }).click();
    await lata.getByRole('combobox', { name: 'Action' }).click();
    await lata.getByRole('option', { name: 'Setting: changed' }).click();
    await lata
      .getByRole('row')
      .filter({ hasText: 'Changed settings: Fee and payment' })
      .nth(1)
      .getByRole('button')
      .click();
    const entry = lata.getByRole('dialog', { name: 'Changed settings: Fee and payment' });
    await expect(entry.getByRole('row', { name: 'Hire fee percent' })).toContainText(/8\.33\s*9\.5/);
    await expectFaultless(first, 'an entry of the audit');
    await entry.getByRole('button', { name: 'All by this person' }).click();
    await expect(lata).toHaveURL(/actor=/);
    const file = lata.waitForEvent('download');
    await lata.getByRole('button', { name: 'Export CSV' }).click();
    expect((await file).suggestedFilename()).toMatch(/^audit.*\.csv$/);
  } finally {
    await lata.goto('/admin/settings');
    await settle(lata);
    await fee(lata).fill('8.33');
    await days(lata).fill('15');
    await save(lata).press('Enter');
    await expect(lata.getByText('Settings saved')).toBeVisible();
  }
  await expect.poll(() => htmlOf(visitor.page)).toContain('Fee, 8.33%');
});
