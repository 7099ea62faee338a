import { Tabs } from '@mantine/core';
import { QUESTION_STATES } from '#contract/questions.ts';
import { WAITLISTS } from '#contract/waitlist.ts';
import { QuestionPanel } from '#web/features/inbox/question-panel.tsx';
import { Questions } from '#web/features/inbox/questions.tsx';
import { Waitlist } from '#web/features/inbox/waitlist.tsx';
import * as param from '#web/lib/address/params.ts';
import { useOpenRow } from '#web/lib/address/use-open-row.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { PageHeader } from '#web/ui/display/page-header.tsx';

export const meta = () => [{ title: 'Messages | Medallist' }];

const VIEWS = ['questions', 'waitlist'] as const;
const LABELS = { questions: 'Questions', waitlist: 'Waitlist' } as const;

const Search = {
  view: param.oneOf(VIEWS, 'questions'),
  state: param.oneOf(QUESTION_STATES, 'OPEN'),
  list: param.oneOf(WAITLISTS),
  waiting: param.flag,
  search: param.text,
  page: param.page,
  question: param.id,
};

export default function MessagesScreen() {
  const [{ view, state, list, waiting, search, page, question }, change] = useSearch(Search);
  const row = useOpenRow('question', page, change);
  const toView = (next: (typeof VIEWS)[number]) =>
    change({ view: next, state: 'OPEN', list: undefined, waiting: false, search: '' });
  return (
    <>
      <PageHeader title="Messages" lead="What visitors of the public pages asked, and who waits to join." />
      <Tabs value={view} onChange={(next) => toView(next === 'waitlist' ? 'waitlist' : 'questions')}>
        <Tabs.List mb={16}>
          {VIEWS.map((value) => (
            <Tabs.Tab key={value} value={value}>
              {LABELS[value]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={view}>
          {view === 'questions' ? (
            <Questions
              query={{ state, search, page }}
              onChange={change}
              openId={question}
              onOpen={row.open}
            />
          ) : (
            <Waitlist query={{ list, waiting, search, page }} onChange={change} />
          )}
        </Tabs.Panel>
      </Tabs>
      <QuestionPanel questionId={question} onClose={row.close} />
    </>
  );
}
