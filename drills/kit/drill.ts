import type { Cluster } from './site.ts';
import type { Outcome } from './verdict.ts';

/** `short` runs on every change, `full` on demand. */
export type Form = 'full' | 'short';

export interface Drill {
  name: string;
  run(cluster: Cluster, form: Form): Promise<Outcome>;
}
