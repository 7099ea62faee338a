import { ContactCard, HelpQuestions } from '#web/features/help/help-questions.tsx';
import { HELP } from '#web/features/help/question-groups.ts';
import { ButtonLink } from '#web/ui/marketing/button-link.tsx';

export function HelpAnswers() {
  return (
    <HelpQuestions
      groups={HELP}
      contact={
        <ContactCard>
          <ButtonLink to="/support" look="filled">
            Write to support
          </ButtonLink>
        </ContactCard>
      }
    />
  );
}
