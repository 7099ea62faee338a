import { Link } from 'react-router';
import type { PublicJob } from '#contract/jobs/public-jobs.ts';
import { COMPANY_SIZE_LABELS, type CompanySize } from '#contract/labels/companies.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';

export function CompanyBlurb({ company, level = 2 }: { company: PublicJob['company']; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section style={{ display: 'grid', gap: 10 }}>
      <Heading style={{ fontSize: 15, lineHeight: '22px' }}>About {company.name}</Heading>
      {company.description && <p className="muted">{company.description}</p>}
      <DescriptionList
        items={[
          ['Industry', company.industry],
          ['Size', COMPANY_SIZE_LABELS[company.size as CompanySize]],
          ['City', company.city],
          [
            'Website',
            company.website && (
              <a href={company.website} target="_blank" rel="noreferrer nofollow">
                {new URL(company.website).hostname}
              </a>
            ),
          ],
        ]}
      />
      <p>
        <Link to={`/jobs?company=${company.id}`}>Open jobs at {company.name}</Link>
      </p>
    </section>
  );
}
