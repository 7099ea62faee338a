import type { Mine } from '#contract/kit/mine.ts';
import { oneOf } from '#web/lib/address/params.ts';

/** Whether to show only the user's own, as stored in the address. */
export const mine = oneOf<Mine>(['true', 'false'], 'false');
