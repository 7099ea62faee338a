import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Path } from 'react-router';
import { queryClient } from '#web/lib/api/query-client.ts';
import { styleNonce } from '#web/lib/page-policy.ts';
import { cssVariables, theme } from '#web/ui/theme/theme.ts';
import { PageRouter } from './page-router.tsx';

/** What an island stands in, in the page that is built and in the browser: without it ids would differ. */
export function IslandFrame({ built, children }: { built?: Path; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce ?? ''}
      // The page around it has them.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <PageRouter built={built}>{children}</PageRouter>
      </QueryClientProvider>
    </MantineProvider>
  );
}
