import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { AffiliateSignUpForm } from '#web/features/auth/affiliate-sign-up-form.tsx';
import { CandidateReferrerForm } from '#web/features/auth/candidate-referrer-form.tsx';
import { CandidateSignUpForm } from '#web/features/auth/candidate-sign-up-form.tsx';
import { RecruiterSignUpForm } from '#web/features/auth/recruiter-sign-up-form.tsx';
import { act, cleanup, fireEvent, render, screen } from '#web/testing/render.tsx';

const user = userEvent.setup({ delay: null });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Answer = readonly [status: number, body: unknown];

const FREE: Answer = [200, { data: { exists: false, message: 'Email is Valid' } }];
const TAKEN: Answer = [409, { code: 'EMAIL_TAKEN', message: 'An account with this email already exists.' }];

/** A fake server with this answer to sign-ups, which reports every address as free until then. */
function open(form: ReactNode, signUp: Answer = [201, { data: {} }]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string | null }) => {
    const [status, answer] = path.includes('/signup') ? signUp : FREE;
    if (path.includes('/signup')) sent.push(JSON.parse(body ?? ''));
    return new Response(JSON.stringify(answer), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
  render(<MemoryRouter>{form}</MemoryRouter>);
  return sent;
}

async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));

const PERSON = { 'First name': 'Asha', 'Last name': 'Rao', Password: 'Correct-horse-9' };
const ROHAN = {
  ...PERSON,
  'Company name': 'Tamarind Pay',
  'Mobile number': '98765 43210',
  'Confirm password': 'Correct-horse-9',
};

test('only the account is sent: one number, one password', async () => {
  const onDone = vi.fn();
  const sent = open(<RecruiterSignUpForm onDone={onDone} />, [500, { code: 'INTERNAL' }]);
  await fill({ ...ROHAN, Email: 'rohan@company.test' });
  await press('Start hiring');
  expect(await screen.findByText(/experiencing technical difficulties/)).toBeDefined();
  expect(sent).toMatchObject([{ companyName: 'Tamarind Pay', phone: '+919876543210' }]);
  expect(sent[0]).not.toHaveProperty('confirmPassword');
  expect(sent[0]).not.toHaveProperty('countryCode');
  expect(onDone).not.toHaveBeenCalled();
});

test('the first broken rule has the focus, not the topmost field', async () => {
  const sent = open(<RecruiterSignUpForm onDone={vi.fn()} />);
  await fill({ ...ROHAN, Email: 'rohan@company.test', 'Confirm password': '-and-more' });
  await press('Start hiring');
  expect(await screen.findByText('Passwords do not match')).toBeDefined();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Confirm password')));
  expect(sent).toEqual([]);
});

test.each([
  ['Create account', <CandidateSignUpForm key="c" onDone={vi.fn()} />],
  ['Start hiring', <RecruiterSignUpForm key="r" onDone={vi.fn()} />],
] as const)('of several errors %s shows the first by order, then the next', async (button, form) => {
  const faults = /is required\.?$|must be at least 8/;
  open(form);
  await press(button);
  expect(await screen.findByText(/^First name is required/)).toBeDefined();
  expect(screen.getAllByText(faults)).toHaveLength(1);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
  await fill({ 'First name': 'Asha' });
  await press(button);
  expect(await screen.findByText(/^Last name is required/)).toBeDefined();
  expect(screen.getAllByText(faults)).toHaveLength(1);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Last name')));
});

test('a taken address is reported at its field with links, and another one enables the form again', async () => {
  open(<CandidateSignUpForm onDone={vi.fn()} />, TAKEN);
  await fill({ ...PERSON, Email: 'asha.taken@people.test' });
  await press('Create account');
  expect(
    await screen.findByText('An account with this email address already exists.', {}, { timeout: 4000 }),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' }).disabled).toBe(true);
  expect(screen.queryByText('An account with this email already exists.')).toBeNull();

  await press('Use a different email');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' });
  // The state of the old address is shown until the press that left the field has ended.
  await vi.waitFor(() => expect(button.disabled).toBe(false));
});

test('the state of the address does not change while a pointer is held down', async () => {
  open(<CandidateSignUpForm onDone={vi.fn()} />);
  const asked = vi.spyOn(globalThis, 'fetch');
  await fill({ Email: 'asha@people.test' });
  fireEvent.mouseDown(document.body);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 4000 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText('Email is Valid')).toBeNull();
  fireEvent.mouseUp(document.body);
  expect(await screen.findByText('Email is Valid')).toBeDefined();
});

test('a referrer sees every error in the box above the form, including a taken address', async () => {
  open(<CandidateReferrerForm onDone={vi.fn()} />, TAKEN);
  await press('Get Started');
  expect((await screen.findByRole('alert')).textContent).toBe('First name is required');
  await fill({ 'First Name': 'Leela', 'Last Name': 'Raghavan', Password: 'Correct-horse-9' });
  await fill({ Email: 'leela.taken@people.test' });
  await press('Get Started');
  expect(await screen.findByText('An account with this email already exists.')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Sign in' }, { timeout: 4000 })).toBeDefined();
  expect(screen.queryByText('An account with this email address already exists.')).toBeNull();
});

test('a created account passes its result to the next step', async () => {
  const onDone = vi.fn();
  const made = { needsVerification: true, email: 'asha@people.test', message: 'Code sent.' };
  open(<CandidateSignUpForm onDone={onDone} />, [201, { data: made }]);
  await fill({ ...PERSON, Email: 'asha@people.test' });
  await press('Create account');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({ email: 'asha@people.test', message: 'Code sent.' });
});

test("an affiliate's errors are shown in a list, including a taken address", async () => {
  open(<AffiliateSignUpForm />, TAKEN);
  await press('Apply to Join Program');
  expect(document.activeElement).toBe(await screen.findByRole('alert'));
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('First name is required');
  const { 'Company name': _, ...maya } = ROHAN;
  await fill({ ...maya, Email: 'maya@blog.test', 'Website/Blog URL': 'maya.example' });
  await press('Apply to Join Program');
  const fault = await screen.findByRole('link', { name: 'An account with this email already exists.' });
  expect(fault.getAttribute('href')).toBe('#field-email');
});
