import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { noteAnswer } from '#web/lib/offline/connection-watch.ts';
import { cleanup, render, screen } from '#web/testing/render.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  noteAnswer();
});

function Panel({ text }: { text: string }) {
  return <p>{text}</p>;
}

test('nothing is loaded before it is shown, and then once; afterwards it is there in the first picture', async () => {
  const load = vi.fn(async () => Panel);
  const LazyPanel = lazyDialog(load, <p>Loading</p>);
  expect(load).not.toHaveBeenCalled();
  render(<LazyPanel text="first" />);
  expect(screen.getByText('Loading')).toBeTruthy();
  await screen.findByText('first');
  expect(screen.queryByText('Loading')).toBeNull();
  render(<LazyPanel text="second" />);
  expect(screen.getByText('second')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('a dialog that stands closed is not loaded until it opens, and stays when it closes', async () => {
  const Dialog = ({ opened }: { opened: boolean }) => <p>{opened ? 'open' : 'closed'}</p>;
  const load = vi.fn(async () => Dialog);
  const LazyDialog = lazyDialog(load);
  const { rerender } = render(<LazyDialog opened={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<LazyDialog opened />);
  await screen.findByText('open');
  rerender(<LazyDialog opened={false} />);
  expect(screen.getByText('closed')).toBeTruthy();
});

test('without a connection it is tried again until it comes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no connection')));
  const load = vi.fn(async () => Panel);
  load.mockRejectedValueOnce(new TypeError('no connection'));
  const LazyPanel = lazyDialog(load);
  render(<LazyPanel text="in the end" />);
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

test('what is broken while the server answers is a fault of the page, and tried again in the next place', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => Panel);
  load.mockRejectedValueOnce(new Error('gone'));
  const LazyPanel = lazyDialog(load);
  const place = (
    <Boundary>
      <LazyPanel text="here" />
    </Boundary>
  );
  render(place);
  await screen.findByText('Broken: gone');
  render(place);
  await screen.findByText('here');
});
