import { ContactCard, HelpQuestions } from '#web/features/help/help-questions.tsx';
import { RECRUITER_HELP } from '#web/features/help/question-groups.ts';
import { SupportForm } from '#web/features/help/support-form.tsx';
import { requireUser } from '#web/lib/guard.ts';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const clientLoader = requireUser(['RECRUITER']);
export const meta = () => [{ title: 'Support | Medallist' }];

export default function SupportScreen() {
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Support' }]} />
      <PageHeader
        title="Support"
        lead="How hiring works here, and what to do when something does not. A person answers what is missing."
      />
      <HelpQuestions
        groups={RECRUITER_HELP}
        contact={
          <ContactCard>
            <SupportForm />
          </ContactCard>
        }
      />
    </>
  );
}
