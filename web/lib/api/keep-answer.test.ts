import { afterEach, expect, test, vi } from 'vitest';
import { checkEmail } from '#contract/auth/sign-up.ts';
import { endpointQuery, keepAnswer } from './query.ts';
import { queryClient } from './query-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const INPUT = { query: { email: 'asha@example.com' } };
const FREE = { exists: false, message: '', canSignIn: false, canRecover: false, canSignUp: true };
const TAKEN = { ...FREE, exists: true, canSignIn: true, canRecover: true, canSignUp: false };

test('the result of an older request does not replace a known answer', async () => {
  let answer = (_: Response) => {};
  const asked = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', asked);
  const question = queryClient.fetchQuery({ ...endpointQuery(checkEmail, INPUT), retry: false });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  keepAnswer(checkEmail, INPUT, TAKEN);
  answer(Response.json({ data: FREE }));
  await question.catch(() => {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(queryClient.getQueryData(endpointQuery(checkEmail, INPUT).queryKey)).toEqual(TAKEN);
});
