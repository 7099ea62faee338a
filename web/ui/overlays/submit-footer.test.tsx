import { expect, test, vi } from 'vitest';
import { fireEvent, render, screen } from '#web/testing/render.tsx';
import { SubmitFooter } from './submit-footer.tsx';

function show(more: Partial<Parameters<typeof SubmitFooter>[0]> = {}) {
  const [send, cancel] = [vi.fn(), vi.fn()];
  const form = (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SubmitFooter isSending={false} onCancel={cancel} {...more}>
        Send offer
      </SubmitFooter>
    </form>
  );
  render(form);
  return { send, cancel };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the first button submits the form, the second only cancels', () => {
  const { send, cancel } = show();
  press('Send offer');
  expect([send.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 0]);
  press('Cancel');
  expect([send.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['while it is on its way', { isSending: true }],
  ['while it may not be sent', { disabled: true }],
])('nothing is sent %s, and cancelling stays possible', (_when, more) => {
  const { send, cancel } = show({ ...more, cancelLabel: 'Keep it' });
  press('Send offer');
  press('Keep it');
  expect([send.mock.calls.length, cancel.mock.calls.length]).toEqual([0, 1]);
});

test('a destructive action is red', () => {
  show({ danger: true });
  const style = screen.getByRole('button', { name: 'Send offer' }).getAttribute('style');
  expect(style).toContain('brick');
});
