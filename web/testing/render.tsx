import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  render as draw,
  renderHook as drawHook,
  type RenderHookOptions,
  type RenderOptions,
} from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { queryClient } from '#web/lib/api/query-client.ts';

export * from '@testing-library/react';

type Wrapper = ComponentType<{ children: ReactNode }>;

/** The providers of every page, and inside them the wrapper of the test. */
function around(Inner?: Wrapper): Wrapper {
  return function Around({ children }) {
    return (
      <MantineProvider env="test">
        <QueryClientProvider client={queryClient}>
          {Inner ? <Inner>{children}</Inner> : children}
        </QueryClientProvider>
      </MantineProvider>
    );
  };
}

interface Wrapped {
  wrapper?: Wrapper;
}

export function render(
  ui: ReactNode,
  { wrapper, ...options }: Omit<RenderOptions, 'wrapper' | 'queries'> & Wrapped = {},
) {
  return draw(ui, { ...options, wrapper: around(wrapper) });
}

export function renderHook<Result, Props>(
  hook: (props: Props) => Result,
  { wrapper, ...options }: Omit<RenderHookOptions<Props>, 'wrapper' | 'queries'> & Wrapped = {},
) {
  return drawHook(hook, { ...options, wrapper: around(wrapper) });
}
