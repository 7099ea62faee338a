import { localDate } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './hires.queries.ts';

interface Terms {
  hireId: string | null;
  /** Those agreed on; null before. */
  terms: { annualSalary: number; joiningDate: string } | null;
  mayReportAbsence: boolean;
}

/** What can be said of an application of this company about joining. */
export async function findTerms(db: Db, applicationId: string, companyId: string): Promise<Terms> {
  const { mayOffer } = await applications.findOfferable(db, applicationId, companyId);
  const hire = await queries.findByApplication(db, applicationId);
  const agreed = mayOffer ? await queries.findAgreed(db, applicationId) : undefined;
  if (!agreed) return { hireId: hire?.id ?? null, terms: null, mayReportAbsence: false };
  const { annualSalary, joiningDate } = agreed;
  return {
    hireId: hire?.id ?? null,
    terms: { annualSalary, joiningDate },
    mayReportAbsence: joiningDate <= localDate(now()),
  };
}
