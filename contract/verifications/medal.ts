import type { DegreeVerification } from '../labels/profile.ts';
import { isVerifiable } from '../lists/degrees.ts';

const NEAREST_FIRST: readonly DegreeVerification[] = ['VERIFIED', 'PENDING', 'REJECTED', 'UNVERIFIED'];

/** The degree that carries the medal or is nearest to it; undefined if none can carry it. */
export function nearestToMedal<D extends { educationDegree: string; verificationStatus: DegreeVerification }>(
  degrees: readonly D[],
): D | undefined {
  const able = degrees.filter(({ educationDegree }) => isVerifiable(educationDegree));
  const distance = ({ verificationStatus }: D) => NEAREST_FIRST.indexOf(verificationStatus);
  return able.toSorted((a, b) => distance(a) - distance(b))[0];
}
