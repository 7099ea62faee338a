import { HIRE_DIALOGS } from '#web/features/hires/dialogs/side-dialog.tsx';

/** The dialogs of a hire over an application, by their names in the address. */
export const HIRE_ACTS = ['record-joining', 'did-not-join', ...HIRE_DIALOGS] as const;
export type HireAct = (typeof HIRE_ACTS)[number];
