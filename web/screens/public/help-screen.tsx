import { HelpPage } from '#web/features/help/help-page.tsx';
import { Island, STATIC_PAGE } from '#web/lib/island.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { HelpAnswers } from './help-answers.tsx';

export const handle = STATIC_PAGE;

export const meta = () =>
  pageMeta({
    title: 'Help',
    description:
      'How Medallist works: profiles and interviews for graduates, hiring and fees for companies, rewards for referrers and affiliates.',
    path: '/help',
  });

export default function HelpScreen() {
  return (
    <HelpPage title="Help" lead="How Medallist works, for graduates, companies, and people who refer them.">
      <Island name="help" of={HelpAnswers} />
    </HelpPage>
  );
}
