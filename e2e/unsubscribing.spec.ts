import { DEMO_PASSWORD, mailTo, openBrowser, visit } from './people.ts';
import { expect, test } from './story.ts';

const INVITED = `invited.${Date.now().toString(36)}@friends.test`;

test('an invited person unsubscribes by the mailed link, and cannot be invited again', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  const post = async (path: string, data: object, token = '') => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    return (await page.request.post(`/api/${path}`, { data, headers })).json();
  };
  const tokenOf = async (email: string) =>
    (await post('auth/login', { email, password: DEMO_PASSWORD })).data.accessToken;
  const candidate = await tokenOf('candidate@medallist.test');
  await post('referrals/invitations', { emails: INVITED }, candidate);
  const { text } = await mailTo(page, INVITED, /invites you to Medallist/);
  const link = /\S+\/unsubscribe\?token=\S+/.exec(text)?.[0] ?? '';

  await visit(page, new URL(link).pathname + new URL(link).search);
  await expect(page).toHaveURL(/\/unsubscribe$/);
  await page.reload();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await expect(page.getByText('You will get no more invitations from Medallist.')).toBeVisible();

  const recruiter = await tokenOf('recruiter@medallist.test');
  const again = await post('referrals/invitations', { emails: INVITED }, recruiter);
  expect(again).toMatchObject({ message: 'No invitations were sent.', data: { sent: 0 } });

  await visit(page, '/unsubscribe?token=something-else');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});
