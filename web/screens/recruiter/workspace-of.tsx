import type { Application } from '#contract/applications/application.ts';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';

const Workspace = lazyDialog(async () => (await import('./workspace.tsx')).Workspace);

/** For the panel beside a list, which has only the application. */
export function workspaceOf(application: Application) {
  return <Workspace key={application.id} application={application} />;
}
