import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { AdminRecruiter } from '#contract/companies/recruiter-review.ts';
import { ApprovalBadge } from '#web/features/companies/review-list/approval-badge.tsx';
import { formatDay } from '#web/lib/format/dates.ts';
import { Message } from '#web/ui/display/message.tsx';
import classes from './review-lookalikes.module.css';
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
    founderName: `${recruiter.firstName} ${recruiter.lastName}`,
    founderEmail: recruiter.email,
    companyWebsite: company.companyWebsite,
    gstNumber: company.gstNumber,
    companyCity: company.companyCity,
    approvalStatus: recruiter.approvalStatus,
    createdAt: recruiter.createdAt,
  };
}

/** This company beside those of the same name, domain or GST number: is it one of them once more, or another? */
export function ReviewLookalikes({ recruiter }: { recruiter: AdminRecruiter }) {
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
      <section className={classes.scroll} aria-label="Side by side" tabIndex={0}>
        <table className={classes.table}>
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
