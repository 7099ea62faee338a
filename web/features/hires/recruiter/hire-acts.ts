import { HIRE_DIALOGS } from '#web/features/hires/dialogs/side-dialog.tsx';

/** What can stand over an application about joining, by its name in the address. */
export const HIRE_ACTS = ['record-joining', 'did-not-join', ...HIRE_DIALOGS] as const;
export type HireAct = (typeof HIRE_ACTS)[number];
