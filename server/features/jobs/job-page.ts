import { html } from 'ghtml';
import { Id } from '#contract/core/ids.ts';
import { formatLakhs } from '#contract/core/rupees.ts';
import { fileAddress } from '#contract/files.ts';
import { JOB_TYPE_LABELS } from '#contract/labels/jobs.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { SiteMapSource } from '#server/http/pages/site-map.ts';
import type { HeadSource, PageHead } from '#server/http/pages/web.ts';
import { linkTo } from '#server/platform/links.ts';
import { inPortions } from '#server/platform/portions.ts';
import { findPublicJob, listOpenJobAddresses } from './public-jobs.queries.ts';

type Job = NonNullable<Awaited<ReturnType<typeof findPublicJob>>>;

const DESCRIPTION_LENGTH = 160;
const NOT_INDEXED = '<meta name="robots" content="noindex">';
const UNITS: Record<string, string> = { YEARLY: 'YEAR', MONTHLY: 'MONTH', HOURLY: 'HOUR' };
const EMPLOYMENT: Record<string, string> = { INTERNSHIP: 'INTERN', CONTRACT: 'CONTRACTOR' };

function placeOf({ city, country, isRemote }: Job): string {
  return [city, country, isRemote && 'Remote'].filter(Boolean).join(', ');
}

function summaryOf(job: Job): string {
  const pay = job.salaryPeriod === 'YEARLY' ? [job.salaryMin, job.salaryMax] : [];
  const range = pay.filter((amount) => amount > 0).map((amount) => formatLakhs(amount));
  const type = JOB_TYPE_LABELS[job.jobType as keyof typeof JOB_TYPE_LABELS];
  const facts = [placeOf(job), type, range.join(' to ')].filter(Boolean).join('. ');
  const text = `${job.title} at ${job.companyName}. ${facts}. ${job.description}`.replaceAll(/\s+/g, ' ');
  return text.length > DESCRIPTION_LENGTH ? `${text.slice(0, DESCRIPTION_LENGTH - 1)}…` : text;
}

function listed(title: string, points: string[]): string {
  const items = points.map((point) => html`<li>${point}</li>`);
  return points.length > 0 ? html`<p>${title}</p><ul>!${items}</ul>` : '';
}

function salaryOf(job: Job) {
  if (job.salaryMax === 0) return undefined;
  const range = { minValue: job.salaryMin || undefined, maxValue: job.salaryMax };
  const value = { '@type': 'QuantitativeValue', ...range, unitText: UNITS[job.salaryPeriod] };
  return { '@type': 'MonetaryAmount', currency: 'INR', value };
}

function locationOf({ city, country, isRemote }: Job) {
  const address = { '@type': 'PostalAddress', addressLocality: city ?? undefined, addressCountry: country };
  return {
    jobLocation: city ? { '@type': 'Place', address } : undefined,
    jobLocationType: isRemote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: isRemote ? { '@type': 'Country', name: country } : undefined,
  };
}

function logoOf({ logoFileId }: Job): string | undefined {
  return logoFileId ? linkTo(fileAddress(logoFileId)) : undefined;
}

/** The structured data for search engines: schema.org's JobPosting. */
function postingOf(job: Job) {
  const paragraphs = job.description.split(/\n+/).map((text) => html`<p>${text}</p>`);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description:
      paragraphs.join('') +
      listed('Responsibilities', job.responsibilities) +
      listed('Qualifications', job.qualifications) +
      listed('Benefits', job.benefits),
    identifier: { '@type': 'PropertyValue', name: 'Medallist', value: job.id },
    datePosted: job.publishedAt?.toISOString(),
    employmentType: EMPLOYMENT[job.jobType] ?? job.jobType,
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      sameAs: job.website ?? undefined,
      logo: logoOf(job),
    },
    ...locationOf(job),
    baseSalary: salaryOf(job),
    totalJobOpenings: job.openings,
    skills: job.skills.map(({ skillName }) => skillName).join(', ') || undefined,
    directApply: true,
    url: linkTo(`/jobs/${job.id}`),
  };
}

/** JSON inside a script element: `<` is escaped, so that it cannot end the element or open a comment. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function openHead(job: Job): string {
  const title = `${job.title} at ${job.companyName}`;
  const summary = summaryOf(job);
  const url = linkTo(`/jobs/${job.id}`);
  return html`<meta name="description" content="${summary}"><link rel="canonical" href="${url}"><meta property="og:type" content="website"><meta property="og:site_name" content="Medallist"><meta property="og:title" content="${title}"><meta property="og:description" content="${summary}"><meta property="og:url" content="${url}"><meta name="twitter:card" content="summary"><script type="application/ld+json">!${inScript(postingOf(job))}</script>`;
}

async function read(db: Db, id: string): Promise<PageHead> {
  const job = Id.safeParse(id).success ? await findPublicJob(db, id) : undefined;
  if (!job) return { head: NOT_INDEXED, title: 'Job not found | Medallist', status: 404 };
  const title = html`${job.title} at ${job.companyName} | Medallist`;
  if (job.status !== 'PUBLISHED') return { head: NOT_INDEXED, title, status: 410 };
  return { head: openHead(job), title, status: 200 };
}

/**
 * `/jobs/{id}`: indexed by search engines, rendered on request, and 410 once closed. `/jobs/saved` is another
 * screen.
 */
export const jobPage: HeadSource = { pattern: /^\/jobs\/(?!saved\/?$)([^/]+)\/?$/, read };

const PORTION = 1000;

/** The pages of all open jobs, newest first, for the site map. */
export const jobAddresses: SiteMapSource = async function* (db) {
  const next = (last: { id: string } | undefined, size: number) => listOpenJobAddresses(db, last?.id, size);
  for await (const rows of inPortions(next, PORTION))
    for (const { id, updatedAt } of rows) yield { path: `/jobs/${id}`, changedAt: updatedAt };
};
