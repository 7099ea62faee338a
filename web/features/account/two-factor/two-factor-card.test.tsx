import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { getTwoFactor } from '#contract/auth/two-factor.ts';
import { endpointQuery } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { cleanup, render, screen } from '#web/testing/render.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

const SETUP = { otpauthUri: 'otpauth://totp/Medallist:lata?secret=ABCDEFGH', secret: 'ABCDEFGH' };
const ANSWERS: Record<string, unknown> = {
  '/api/user/2fa/enable': SETUP,
  '/api/user/2fa/verify': { recoveryCodes: ['first-code'] },
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a user who must set it up continues only once the recovery codes are stored', async () => {
  const status = { enabled: false, enabledAt: null, recoveryCodesLeft: 0, required: true };
  queryClient.setQueryData(endpointQuery(getTwoFactor, {}).queryKey, status);
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const address = input instanceof Request ? input.url : String(input);
    const data = ANSWERS[new URL(address, 'http://medallist.test').pathname] ?? status;
    return Response.json({ success: true, status: 200, message: 'Done.', data });
  });
  const onCodesSaved = vi.fn();
  render(<TwoFactorCard onCodesSaved={onCodesSaved} />);
  screen.getByText('Your account needs two-step sign-in.');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await userEvent.type(await screen.findByLabelText('Digit 1 of 6'), '123456');
  await screen.findByText('first-code');
  expect(onCodesSaved).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(onCodesSaved).toHaveBeenCalledOnce();
});
