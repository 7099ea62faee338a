import type { PublicLink } from '#web/ui/shell/public-link.ts';

interface HeaderLinks {
  links: readonly PublicLink[];
  /** The call to action of the page. */
  invitation: PublicLink;
}

const JOBS = { label: 'Jobs', to: '/jobs' };
const GRADUATES = { label: 'For graduates', to: '/candidate' };
const COMPANIES = { label: 'For companies', to: '/recruiter' };
const AFFILIATES = { label: 'Affiliates', to: '/affiliate' };
const PRICING = { label: 'Pricing', to: '/pricing' };
const APPLY = { label: 'Apply to join', to: '/candidate/signup' };
const HIRE = { label: 'Start hiring', to: '/recruiter/signup' };

const REFER_GRADUATE = '/candidate/signup/referral-program';
const REFER_RECRUITER = '/recruiter/signup/referral-program';

const VARIANTS = {
  default: {
    links: [GRADUATES, COMPANIES, JOBS, { label: 'Refer and earn', to: REFER_GRADUATE }, AFFILIATES],
    invitation: APPLY,
  },
  candidate: {
    links: [COMPANIES, JOBS, { label: 'Refer and earn', to: REFER_GRADUATE }, AFFILIATES],
    invitation: APPLY,
  },
  recruiter: {
    links: [GRADUATES, PRICING, { label: 'Refer and earn', to: REFER_RECRUITER }, AFFILIATES],
    invitation: HIRE,
  },
  affiliate: {
    links: [
      GRADUATES,
      COMPANIES,
      { label: 'Refer a graduate', to: REFER_GRADUATE },
      { label: 'Refer a recruiter', to: REFER_RECRUITER },
    ],
    invitation: { label: 'Join Program', to: '/affiliate/signup' },
  },
} satisfies Record<string, HeaderLinks>;

/** The links in the header of a public page; each audience has its own. */
export function headerLinksOf(pathname: string): HeaderLinks {
  const [, audience = ''] = pathname.split('/');
  return Object.hasOwn(VARIANTS, audience) ? VARIANTS[audience as keyof typeof VARIANTS] : VARIANTS.default;
}

/** The columns of the footer, the same on every page. */
export const FOOTER_COLUMNS = [
  {
    title: 'Graduates',
    links: [
      { label: 'Why Medallist', to: '/candidate' },
      APPLY,
      { label: 'Open jobs', to: '/jobs' },
      { label: 'Refer and earn', to: '/refer' },
    ],
  },
  {
    title: 'Companies',
    links: [
      { label: 'Why Medallist', to: '/recruiter' },
      HIRE,
      { label: 'Free till you hire', to: '/pricing' },
    ],
  },
  {
    title: 'Medallist',
    links: [
      { label: 'Help', to: '/help' },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
      { label: 'Cookies', to: '/cookies' },
    ],
  },
];
