import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { AdminRecruiter } from '#contract/companies/recruiter-review.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { COMPANY_SIZE_LABELS } from '#contract/labels/companies.ts';
import { ApprovalBadge } from '#web/features/companies/review-list/approval-badge.tsx';
import { count } from '#web/lib/format/counts.ts';
import { formatDay, formatTime } from '#web/lib/format/dates.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { IconExternalLink } from '#web/ui/icons/acts.ts';
import { IconCircleCheck } from '#web/ui/icons/states.ts';
import facts from './review-facts.module.css';
import classes from './review-modal.module.css';
import { sharedWords } from './review-words.ts';

interface Side {
  id: string;
  companyName: string;
  founderName: string;
  founderEmail: string;
  companyWebsite: string | null;
  gstNumber: string | null;
  companyCity: string | null;
  approvalStatus: AdminRecruiter['approvalStatus'];
  createdAt: string;
}

const ROWS: readonly (readonly [string, (side: Side) => ReactNode])[] = [
  ['Website', ({ companyWebsite }) => companyWebsite?.replace(/^https?:\/\//i, '')],
  ['GST number', ({ gstNumber }) => gstNumber],
  ['City', ({ companyCity }) => companyCity],
  ['Founder', ({ founderName, founderEmail }) => `${founderName}, ${founderEmail}`],
  ['Status', ({ approvalStatus }) => <ApprovalBadge status={approvalStatus} />],
  ['Since', ({ createdAt }) => formatDay(createdAt)],
];

function ownSide({ company, ...recruiter }: AdminRecruiter): Side {
  return {
    id: 'own',
    companyName: company.companyName,
    founderName: fullName(recruiter),
    founderEmail: recruiter.email,
    companyWebsite: company.companyWebsite,
    gstNumber: company.gstNumber,
    companyCity: company.companyCity,
    approvalStatus: recruiter.approvalStatus,
    createdAt: recruiter.createdAt,
  };
}

/** This company next to those with the same name, domain or GST number, to detect duplicates. */
function ReviewLookalikes({ recruiter }: { recruiter: AdminRecruiter }) {
  const { lookalikes } = recruiter;
  const { pathname } = useLocation();
  const sides: Side[] = [ownSide(recruiter), ...lookalikes];
  return (
    <section aria-labelledby="companies-alike">
      <h3 id="companies-alike">Companies alike</h3>
      <Message family="warning">
        <ul>
          {lookalikes.map(({ id, companyName, shares }) => (
            <li key={id}>
              {companyName}: same {sharedWords(shares)}
            </li>
          ))}
        </ul>
      </Message>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={facts.scroll} aria-label="Side by side" tabIndex={0}>
        <table className={facts.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{recruiter.company.companyName || 'This company'}</th>
              {lookalikes.map(({ id, founderId, companyName }) => (
                <th key={id} scope="col">
                  <Link to={{ pathname, search: `?review=${founderId}` }}>{companyName}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([label, show]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {sides.map((side) => (
                  <td key={side.id}>{show(side) ?? <span className="faint">Not given</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

const TERM_WIDTH = 132;

/** What the recruiter and the company state about themselves. */
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
