import '#web/ui/theme/base-styles.ts';
import '#web/ui/theme/mantine-styles.ts';
import { MantineProvider, mantineHtmlProps } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { JustSent } from '#web/features/applications/candidate/just-sent.tsx';
import { queryClient } from '#web/lib/api/query-client.ts';
import { figuresText } from '#web/lib/figures.ts';
import { cachePageWhenIdle } from '#web/lib/offline/cache-page.ts';
import { styleNonce } from '#web/lib/page-policy.ts';
import { renewStoredSession } from '#web/lib/renew-stored.ts';
import { useTakenOver } from '#web/lib/when/hydrated.ts';
import { Start } from '#web/ui/brand/start.tsx';
import { Toasts } from '#web/ui/overlays/toasts.tsx';
import { OfflineBar } from '#web/ui/shell/offline-bar.tsx';
import { RootError } from '#web/ui/shell/root-error.tsx';
import { cssVariables, theme } from '#web/ui/theme/theme.ts';
import beforeScripts from './before-scripts.js?raw';
import { ProofHost } from './features/auth/proof-host.tsx';
import { notePath } from './lib/address/came-from.ts';
import { useStaticPage } from './lib/island.tsx';

export const meta = () => [{ title: 'Medallist' }];

export function Layout({ children }: { children: ReactNode }) {
  useTakenOver();
  const isStatic = useStaticPage() !== undefined;
  return (
    <html lang="en-IN" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#101f32" />
        <meta property="csp-nonce" nonce={styleNonce} />
        <meta name="figures" content={figuresText} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Inline, because it must run before the first paint; the server adds its hash to the page's policy. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, known when the page is built */}
        <script dangerouslySetInnerHTML={{ __html: beforeScripts }} />
        <Meta />
        {/* `build-static.ts` inserts the script and the styles here. */}
        {isStatic ? <meta name="static-page" /> : <Links />}
      </head>
      <body>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          defaultColorScheme="auto"
          getStyleNonce={() => styleNonce ?? ''}
        >
          <QueryClientProvider client={queryClient}>
            <OfflineBar />
            {children}
            <Toasts />
            <ProofHost />
          </QueryClientProvider>
        </MantineProvider>
        {isStatic || (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  // The page is interactive from here on: a prerendered one only looked so before.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    renewStoredSession();
  }, []);
  const { pathname } = useLocation();
  useEffect(() => cachePageWhenIdle(pathname), [pathname]);
  useEffect(() => notePath(pathname), [pathname]);
  return (
    <>
      <Outlet />
      <JustSent />
    </>
  );
}

export { RootError as ErrorBoundary, Start as HydrateFallback };
