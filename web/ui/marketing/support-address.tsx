import { getPublicSettings } from '#contract/settings.ts';
import { useEndpoint } from '#web/lib/api/query.ts';

/** The support mailbox, once the server has named it. */
export function SupportAddress() {
  const settings = useEndpoint(getPublicSettings, {}, { staleTime: Number.POSITIVE_INFINITY });
  const address = settings.data?.supportEmail;
  if (!address) return 'our support mailbox';
  return (
    <a href={`mailto:${address}`} className="inline-link">
      {address}
    </a>
  );
}
