import type { Mine } from '#contract/kit/mine.ts';
import { oneOf } from '#web/lib/address/params.ts';

/** Whose, as it stands in the address. */
export const mine = oneOf<Mine>(['true', 'false'], 'false');
