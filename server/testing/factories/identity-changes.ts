import { getCompany, updateCompany } from '#contract/companies/profile.ts';
import type { TestServer } from '../server.ts';
import type { TestAccount } from './accounts.ts';
import { COMPANY } from './companies.ts';

/** Saves the profile of an approved company with these values; returns the pending change. */
export async function proposeChange(
  server: TestServer,
  by: TestAccount,
  asked: Partial<typeof COMPANY>,
): Promise<string> {
  const { data: shown } = await server.as(by).call(getCompany);
  const { companyName, companyWebsite, gstNumber } = shown;
  const body = { ...COMPANY, companyName, companyWebsite: companyWebsite ?? '', gstNumber, ...asked };
  const { data, status } = await server.as(by).call(updateCompany, { body });
  if (status !== 200) throw new Error('the company was not saved');
  return data.pendingChange?.id ?? '';
}
