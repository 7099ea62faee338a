import { HelpPage } from '#web/features/help/help-page.tsx';
import { Island, STATIC_PAGE } from '#web/lib/island.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { SupportAnswers } from './support-answers.tsx';

export const handle = STATIC_PAGE;

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
    >
      <Island name="support" of={SupportAnswers} />
    </HelpPage>
  );
}
