import { COOKIES } from '#web/features/legal/cookies.ts';
import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { STATIC_PAGE } from '#web/lib/island.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';

export const handle = STATIC_PAGE;

export const meta = () => pageMeta({ title: COOKIES.title, description: COOKIES.lead, path: '/cookies' });

export default function CookiesScreen() {
  return <LegalPage text={COOKIES} />;
}
