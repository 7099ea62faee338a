import * as z from 'zod';
import { plainCode } from '../kit/plain-signs.ts';

export const REF_MAX = 40;
const DEVICE_MAX = 100;
/** A code and what may stand around it; anything longer is refused as it is. */
const READ_MAX = 200;

/**
 * A random id that the browser generates and stores; it identifies a device and no person. An invalid one is
 * ignored.
 */
export const DeviceId = z.string().trim().min(8).max(DEVICE_MAX).nullish().catch(null);

/** A code without what a sentence around its link added to it. */
export function plainReferral(code: string): string {
  if (code.length > READ_MAX) return code;
  return plainCode(code).replace(/[^A-Za-z0-9]+$/, '');
}

/** Where a sign-up came from. A wrong or old code never prevents a sign-up. */
export const signUpSource = {
  /** The code of the followed link, as stored in the browser. */
  ref: z.string().overwrite(plainReferral).max(REF_MAX).nullish().catch(null),
  deviceId: DeviceId,
};

/** The parameter of the sign-up pages that carries a referral code. */
export const REF_PARAMETER = 'ref';

/** Days for which a followed link counts. */
export const REF_DAYS = 60;
