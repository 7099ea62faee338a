import { unsubscribeFromSearches } from '#contract/saved-searches/saved-search.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Unsubscribe } from './unsubscribe.tsx';

const TITLE = 'Stop mails about saved searches';

export const meta = () => [
  ...pageMeta({
    title: TITLE,
    description: 'Tell Medallist not to mail you what your saved searches find.',
    path: '/unsubscribe/searches',
    indexed: false,
  }),
  { name: 'referrer', content: 'no-referrer' },
];

export default function UnsubscribeFromSearchesScreen() {
  return (
    <Unsubscribe
      endpoint={unsubscribeFromSearches}
      title={TITLE}
      lead="Your saved searches stay. You can switch their mails on again in your settings."
      broken="It is incomplete, or the account it belongs to is closed."
      keep={{ label: 'Keep these mails', to: '/' }}
    />
  );
}
