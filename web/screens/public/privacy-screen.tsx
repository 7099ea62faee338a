import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { PRIVACY } from '#web/features/legal/privacy.ts';
import { STATIC_PAGE } from '#web/lib/island.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';

export const handle = STATIC_PAGE;

export const meta = () => pageMeta({ title: PRIVACY.title, description: PRIVACY.lead, path: '/privacy' });

export default function PrivacyScreen() {
  return <LegalPage text={PRIVACY} />;
}
