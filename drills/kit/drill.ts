import type { Cluster } from './site.ts';
import type { Outcome } from './verdict.ts';

/** `short` is for every change, `full` for whoever wants to know. */
export type Form = 'full' | 'short';

export interface Drill {
  name: string;
  run(cluster: Cluster, form: Form): Promise<Outcome>;
}
