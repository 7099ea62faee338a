import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Path } from 'react-router';
import { queryClient } from '#web/lib/api/query-client.ts';
import { styleNonce } from '#web/lib/page-policy.ts';
import { cssVariables, theme } from '#web/ui/theme/theme.ts';
import { PageRouter } from './page-router.tsx';

/** The wrapper of an island, the same at build time and in the browser, since ids would differ otherwise. */
export function IslandFrame({ built, children }: { built?: Path; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce ?? ''}
      // The page around it already has them.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <PageRouter built={built}>{children}</PageRouter>
      </QueryClientProvider>
    </MantineProvider>
  );
}
