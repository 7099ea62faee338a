import { afterEach, expect, test } from 'vitest';
import { cleanup, fireEvent, render, screen, waitFor } from '#web/testing/render.tsx';
import { TextDialog } from './text-dialog.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a text that is too long is not cut and not sent until it fits', async () => {
  const sent: string[] = [];
  render(
    <TextDialog
      name="withdraw"
      title="Withdraw this request?"
      lead="Asha is told, with your reason."
      label="Reason"
      required="Please provide a reason for withdrawing"
      submitLabel="Withdraw request"
      maxLength={20}
      onSubmit={async (text) => {
        sent.push(text);
        return undefined;
      }}
      onClose={() => {}}
    />,
  );
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Reason');
  expect(box.hasAttribute('maxlength')).toBe(false);
  fireEvent.change(box, { target: { value: 'We found somebody else.' } });
  expect(screen.getByText('Please use at most 20 characters.')).toBeTruthy();
  expect(screen.getByText('23 / 20 characters')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw request' }));
  expect(sent).toEqual([]);
  fireEvent.change(box, { target: { value: 'The job is filled.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw request' }));
  await waitFor(() => expect(sent).toEqual(['The job is filled.']));
});
