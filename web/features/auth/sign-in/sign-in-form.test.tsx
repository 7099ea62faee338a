import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '#web/testing/render.tsx';
import { SignInForm } from './sign-in-form.tsx';

const user = userEvent.setup({ delay: null });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const READY = { exists: true, accountEnabled: true, needsVerification: false, canLogin: true };
const UNVERIFIED = { ...READY, needsVerification: true, canLogin: false };
const STRANGER = { ...UNVERIFIED, exists: false };
const REFUSAL = { code: 'EMAIL_NOT_VERIFIED', message: 'Access denied.' };
const LATE = { timeout: 4000 };

/** A fake server: its answer for every address, and how often it was asked. */
function open(known: object) {
  const server = { known, asked: 0 };
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/login')) return new Response(JSON.stringify(REFUSAL), { status: 403 });
    if (!path.includes('/check-email-status')) return new Response(JSON.stringify({ data: [] }));
    server.asked += 1;
    return new Response(JSON.stringify({ data: server.known }));
  });
  render(
    <MemoryRouter>
      <SignInForm isAdminLogin={false} />
    </MemoryRouter>,
  );
  return server;
}

const emailField = () => screen.getByLabelText<HTMLInputElement>('Email');
const signIn = () => document.querySelector<HTMLButtonElement>('#sign-in');
const askedFor = () => screen.findByText('Verify this email before you sign in.', {}, LATE);
const comeBack = () => act(async () => fireEvent.focus(window));

async function isReady() {
  await screen.findByText('Account found', {}, LATE);
  expect(signIn()?.disabled).toBe(false);
  expect(screen.getByLabelText('Password')).toBeDefined();
}

/** Submits before the address check has finished. */
async function beRefused(email: string) {
  const password = screen.getByLabelText('Password');
  fireEvent.change(emailField(), { target: { value: email } });
  fireEvent.blur(emailField());
  fireEvent.change(password, { target: { value: 'Correct-horse-9' } });
  fireEvent.submit(password);
  await askedFor();
  expect(signIn()?.disabled).toBe(true);
}

test('a user who was refused and confirms the address elsewhere signs in when they come back', async () => {
  const server = open(UNVERIFIED);
  await beRefused('asha.back@people.test');
  await vi.waitFor(() => expect(server.asked).toBe(1), LATE);
  await comeBack();
  await askedFor();
  server.known = READY;
  await comeBack();
  await isReady();
});

test('a user who was refused and types the address again has it checked again', async () => {
  const server = open(UNVERIFIED);
  await beRefused('asha.again@people.test');
  server.known = READY;
  await user.type(emailField(), '{Backspace}t');
  await isReady();
});

test('an address that was not found is checked again each time that it is typed', async () => {
  const server = open(STRANGER);
  fireEvent.change(emailField(), { target: { value: 'asha.new@people.test' } });
  fireEvent.blur(emailField());
  await screen.findByText('No account found with this email address.', {}, LATE);
  server.known = READY;
  await user.type(emailField(), '{Backspace}t');
  expect(await screen.findByText('Checking this email…')).toBeDefined();
  await isReady();
  await comeBack();
  expect(server.asked).toBe(2);
});
