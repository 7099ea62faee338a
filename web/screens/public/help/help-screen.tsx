import { ContactCard } from '#web/features/help/contact-card.tsx';
import { HelpPage } from '#web/features/help/help-page.tsx';
import { HELP } from '#web/features/help/question-groups.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { ButtonLink } from '#web/ui/marketing/button-link.tsx';

export const meta = () =>
  pageMeta({
    title: 'Help',
    description:
      'How Medallist works: profiles and interviews for graduates, hiring and fees for companies, rewards for referrers and affiliates.',
    path: '/help',
  });

export default function HelpScreen() {
  return (
    <HelpPage
      title="Help"
      lead="How Medallist works, for graduates, companies, and people who refer them."
      groups={HELP}
      contact={
        <ContactCard>
          <ButtonLink to="/support" look="filled">
            Write to support
          </ButtonLink>
        </ContactCard>
      }
    />
  );
}
