import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { setLine } from '#web/lib/line/line-state.ts';
import { cleanup, render, screen } from '#web/testing/render.tsx';
import { late } from './late.tsx';
import { loadNow } from './soon.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setLine('open');
});

function Panel({ text }: { text: string }) {
  return <p>{text}</p>;
}

test('nothing is loaded before it is shown, and then once', async () => {
  const load = vi.fn(async () => Panel);
  const Late = late(load);
  expect(load).not.toHaveBeenCalled();
  render(<Late text="first" />);
  expect(screen.queryByText('first')).toBeNull();
  await screen.findByText('first');
  render(<Late text="second" />);
  expect(screen.getByText('second')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('what was loaded beforehand is there in the first picture', async () => {
  const Late = late(async () => Panel);
  await loadNow();
  render(<Late text="at once" />);
  expect(screen.getByText('at once')).toBeTruthy();
});

test('a dialog that stands closed is not loaded until it opens', async () => {
  const Dialog = ({ opened }: { opened: boolean }) => <p>{opened ? 'open' : 'closed'}</p>;
  const load = vi.fn(async () => Dialog);
  const Late = late(load);
  const { rerender } = render(<Late opened={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Late opened />);
  await screen.findByText('open');
});

test('without a line it is tried again until it comes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no line')));
  const load = vi.fn(async () => Panel);
  load.mockRejectedValueOnce(new TypeError('no line'));
  const Late = late(load);
  render(<Late text="in the end" />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(2500);
  await screen.findByText('in the end');
  expect(load).toHaveBeenCalledTimes(2);
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render = () => (this.state.message ? <p>Broken: {this.state.message}</p> : this.props.children);
}

test('what is broken while the server answers is a fault of the page', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Late = late<{ text: string }>(async () => Promise.reject(new Error('gone')));
  render(
    <Boundary>
      <Late text="never" />
    </Boundary>,
  );
  await screen.findByText('Broken: gone');
});
