import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { TERMS } from '#web/features/legal/terms.ts';
import { STATIC_PAGE } from '#web/lib/island.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';

export const handle = STATIC_PAGE;

export const meta = () => pageMeta({ title: TERMS.title, description: TERMS.lead, path: '/terms' });

export default function TermsScreen() {
  return <LegalPage text={TERMS} />;
}
