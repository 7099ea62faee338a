import type { ReactNode } from 'react';
import type { AdminRecruiter } from '#contract/companies/recruiter-review.ts';
import { COMPANY_SIZE_LABELS } from '#contract/labels/companies.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatDay, formatTime } from '#web/lib/format/dates.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { IconExternalLink } from '#web/ui/icons/acts.ts';
import { IconCircleCheck } from '#web/ui/icons/states.ts';
import { ReviewLookalikes } from './review-lookalikes.tsx';
import classes from './review-modal.module.css';

const TERM_WIDTH = 132;

/** Who the recruiter and the company say they are. */
export function ReviewFacts({ recruiter }: { recruiter: AdminRecruiter }) {
  const { company, email, experienceYears, linkedinUrl, lastLoginAt, lookalikes } = recruiter;
  const business = [company.industry, COMPANY_SIZE_LABELS[company.companySize]].filter(Boolean).join(', ');
  const region = [company.companyState, company.companyPincode].filter(Boolean).join(' ');
  return (
    <>
      <section>
        <h3>Personal information</h3>
        <DescriptionList
          termWidth={TERM_WIDTH}
          items={[
            ['Email', <Email key="email" address={email} verified={recruiter.emailVerified} />],
            ['Phone', recruiter.phone && formatPhone(recruiter.phone)],
            ['Designation', recruiter.designation],
            ['Experience', experienceYears === null ? null : count(experienceYears, 'year')],
            ['Bio', recruiter.bio],
            ['LinkedIn', linkedinUrl && <OutLink key="link" to={linkedinUrl} label="Open profile" />],
            ['Last sign-in', lastLoginAt && `${formatDay(lastLoginAt)}, ${formatTime(lastLoginAt)}`],
          ]}
        />
      </section>
      <section>
        <h3>Company information</h3>
        <DescriptionList
          termWidth={TERM_WIDTH}
          items={[
            ['Company', company.companyName || <Missing text="N/A" />],
            ['Business', business],
            [
              'Website',
              company.companyWebsite && (
                <OutLink to={company.companyWebsite} label={hostOf(company.companyWebsite)} />
              ),
            ],
            ['Address', company.companyAddress],
            ['City', [company.companyCity, region].filter(Boolean).join(', ') || <Missing />],
            ['GST number', company.gstNumber ?? <Missing />],
            ['About', company.companyDescription],
          ]}
        />
      </section>
      {lookalikes.length > 0 && <ReviewLookalikes recruiter={recruiter} />}
    </>
  );
}

function Email({ address, verified }: { address: string; verified: boolean }) {
  return (
    <span className={classes.email}>
      <MailAddress address={address} />
      {verified ? (
        <span className={classes.verified}>
          <IconCircleCheck className="icon" size={15} stroke={1.6} aria-hidden="true" />
          Verified
        </span>
      ) : (
        <span className="small muted">Not verified</span>
      )}
    </span>
  );
}

function OutLink({ to, label }: { to: string; label: ReactNode }) {
  const address = /^https?:\/\//i.test(to) ? to : `https://${to}`;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={classes.out}>
      {label}
      <IconExternalLink
        className="icon"
        size={14}
        stroke={1.8}
        aria-label="(opens in a new tab)"
        role="img"
      />
    </a>
  );
}

function Missing({ text = 'Not given' }: { text?: string }) {
  return <span className="faint">{text}</span>;
}

function hostOf(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
}
