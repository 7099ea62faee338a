import { Anchor } from '@mantine/core';
import { getPublicSettings } from '#contract/settings.ts';
import { useEndpoint } from '#web/lib/api/query.ts';

/** Where to write when something is unclear. */
export function SupportLine() {
  const settings = useEndpoint(getPublicSettings, {}, { staleTime: Number.POSITIVE_INFINITY });
  const address = settings.data?.supportEmail;
  if (!address) return null;
  return (
    <p className="small muted">
      Need help? Write to{' '}
      <Anchor href={`mailto:${address}`} inherit>
        {address}
      </Anchor>
      .
    </p>
  );
}
