import '#web/ui/theme/base-styles.ts';

export * as help from '#web/screens/public/help/help-screen.tsx';
export * as support from '#web/screens/public/help/support-screen.tsx';
export * as landing from '#web/screens/public/landing-screen.tsx';
export * as legal from '#web/screens/public/legal/privacy-screen.tsx';
// The styles of every static page: exported, so that those of no screen are left out.
export * as affiliate from '#web/screens/public/marketing/affiliate-screen.tsx';
export * as candidate from '#web/screens/public/marketing/candidate-home-screen.tsx';
export * as pricing from '#web/screens/public/marketing/pricing-screen.tsx';
export * as recruiter from '#web/screens/public/marketing/recruiter-home-screen.tsx';
export * as frame from '#web/screens/public/public-layout.tsx';
export * as bar from '#web/ui/shell/line-bar.tsx';
