import { ContactCard } from '#web/features/help/contact-card.tsx';
import { HelpPage } from '#web/features/help/help-page.tsx';
import { SUPPORT } from '#web/features/help/question-groups.ts';
import { SupportForm } from '#web/features/help/support-form.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Support',
    description: 'What to do when something on Medallist does not work, and how to reach a person.',
    path: '/support',
  });

export default function SupportScreen() {
  return (
    <HelpPage
      title="Support"
      lead="What to do when something does not work. If the answer is not here, write to us at the foot of the page."
      groups={SUPPORT}
      contact={
        <ContactCard>
          <SupportForm />
        </ContactCard>
      }
    />
  );
}
