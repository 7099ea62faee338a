import { afterEach, expect, test } from 'vitest';
import { ApplicationRecorded } from '#web/features/auth/application-recorded.tsx';
import { keepRecorded } from '#web/features/auth/just-recorded.ts';
import { cleanup, render, screen } from '#web/testing/render.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const open = () => render(<ApplicationRecorded />);
const TEXT = 'Affiliate signup coming soon! Your information has been recorded.';

test('the dashboard says once that the application has arrived, and the message has the focus', () => {
  keepRecorded();
  open();
  expect(document.activeElement?.textContent).toContain(TEXT);
  cleanup();
  open();
  expect(screen.queryByText(TEXT)).toBeNull();
});

test('a later visit shows no message', () => {
  open();
  expect(screen.queryByRole('status')).toBeNull();
});
