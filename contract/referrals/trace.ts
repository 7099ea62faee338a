import * as z from 'zod';

export const REF_MAX = 40;
const DEVICE_MAX = 100;

/** Random, made by the browser and kept there; it names a device and nobody. What does not fit counts as none. */
export const DeviceId = z.string().trim().min(8).max(DEVICE_MAX).nullish().catch(null);

/** What a sign-up may say of where it came from. A wrong or old code is never a reason to refuse an account. */
export const signUpTrace = {
  /** The code of the link that was followed, as kept in the browser since. */
  ref: z.string().trim().max(REF_MAX).nullish().catch(null),
  deviceId: DeviceId,
};

/** The answer to a link: its code stands in this parameter of the sign-up pages. */
export const REF_PARAMETER = 'ref';

/** How long a followed link counts. */
export const REF_DAYS = 60;
