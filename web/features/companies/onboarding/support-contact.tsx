import { Anchor } from '@mantine/core';
import { figures } from '#web/lib/figures.ts';

/** Where to write when something is unclear. */
export function SupportContact() {
  return (
    <p className="small muted">
      Need help? Write to{' '}
      <Anchor href={`mailto:${figures.supportEmail}`} inherit>
        {figures.supportEmail}
      </Anchor>
      .
    </p>
  );
}
