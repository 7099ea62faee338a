import { ContactCard, HelpQuestions } from '#web/features/help/help-questions.tsx';
import { SUPPORT } from '#web/features/help/question-groups.ts';
import { SupportForm } from '#web/features/help/support-form.tsx';

export function SupportAnswers() {
  return (
    <HelpQuestions
      groups={SUPPORT}
      contact={
        <ContactCard>
          <SupportForm />
        </ContactCard>
      }
    />
  );
}
