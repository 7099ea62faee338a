import { figures } from '#web/lib/figures.ts';

/** The support mailbox. */
export function SupportAddress() {
  return (
    <a href={`mailto:${figures.supportEmail}`} className="inline-link">
      {figures.supportEmail}
    </a>
  );
}
