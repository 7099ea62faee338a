import '#web/ui/theme/base-styles.ts';

// The styles of every static page: exported, so that tree shaking does not drop them.
export * as affiliate from '#web/screens/public/affiliate-screen.tsx';
export * as candidate from '#web/screens/public/candidate-home-screen.tsx';
export * as help from '#web/screens/public/help-screen.tsx';
export * as landing from '#web/screens/public/landing-screen.tsx';
export * as pricing from '#web/screens/public/pricing-screen.tsx';
export * as legal from '#web/screens/public/privacy-screen.tsx';
export * as frame from '#web/screens/public/public-layout.tsx';
export * as recruiter from '#web/screens/public/recruiter-home-screen.tsx';
export * as support from '#web/screens/public/support-screen.tsx';
export * as bar from '#web/ui/shell/offline-bar.tsx';
