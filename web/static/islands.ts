import type { ComponentType } from 'react';

/** Loads each island in one import: a nested lazy import would take another round trip. */
export const ISLANDS: Record<string, () => Promise<ComponentType>> = {
  account: async () => (await import('./account.tsx')).Account,
  async waitlists() {
    const [{ LandingActions }] = await Promise.all([
      import('#web/screens/public/landing-actions.tsx'),
      import('#web/features/waitlist/candidate-dialog.tsx'),
      import('#web/features/waitlist/recruiter-dialog.tsx'),
    ]);
    return LandingActions;
  },
  async ask() {
    const [{ QuickMessage }] = await Promise.all([
      import('#web/features/quick-messages/quick-message.tsx'),
      import('#web/features/quick-messages/quick-message-panel.tsx'),
    ]);
    return QuickMessage;
  },
  help: async () => (await import('#web/screens/public/help-answers.tsx')).HelpAnswers,
  support: async () => (await import('#web/screens/public/support-answers.tsx')).SupportAnswers,
  affiliate: async () => (await import('#web/features/auth/affiliate-sign-up-form.tsx')).AffiliateSignUpForm,
};
