import { Anchor } from '@mantine/core';
import { figures } from '#web/lib/figures.ts';

/** The support address for questions. */
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
