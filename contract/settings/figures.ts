import { formatRupees } from '../core/rupees.ts';
import { creditPercent } from '../hires/credit.policy.ts';
import { percentOf, shareOf, withTax } from '../invoices/tax.ts';
import type { NamedSettings } from './named-settings.ts';

/** The terms shown on public pages, as texts. */
export const FIGURES = [
  'feePercent',
  'feeInWords',
  'paymentDays',
  'exampleFee',
  'exampleTax',
  'exampleTotal',
  'credit30',
  'credit60',
  'credit90',
  'referralReward',
  'affiliateReward',
  'threeAffiliateRewards',
  'replyHours',
  'urgentReplyHours',
  'offerDays',
  'supportEmail',
  'linkedIn',
  'x',
  'youTube',
] as const;
export type Figures = Readonly<Record<(typeof FIGURES)[number], string>>;

const EXAMPLE_SALARY = 40_00_000;
/** One month of a first-year salary, in percent with two decimals. */
const ONE_MONTH_PERCENT = 8.33;

/** Placeholders in the built pages: the server replaces them with the current values. */
export const FIGURE_PLACES = Object.fromEntries(FIGURES.map((name) => [name, `__${name}__`])) as Figures;
/** The placeholder for all values, for the scripts of a page. */
export const ALL_FIGURES = '__figures__';

export function figuresOf(settings: NamedSettings, supportAddress: string): Figures {
  const { hireFeePercent, paymentDays, referralReward, affiliateReward, socialLinks } = settings;
  const invoice = withTax(percentOf(EXAMPLE_SALARY, hireFeePercent), { from: 'one', to: 'another' });
  const credit = (day: number) => formatRupees(shareOf(invoice, creditPercent(day)).total);
  const feePercent = `${hireFeePercent}%`;
  return {
    feePercent,
    feeInWords: `${feePercent} of the first-year salary${
      hireFeePercent === ONE_MONTH_PERCENT ? ', which is one month of it' : ''
    }`,
    paymentDays: paymentDays === 1 ? '1 day' : `${paymentDays} days`,
    exampleFee: formatRupees(invoice.fee),
    exampleTax: formatRupees(invoice.igst),
    exampleTotal: formatRupees(invoice.total),
    credit30: credit(30),
    credit60: credit(60),
    credit90: credit(90),
    referralReward: formatRupees(referralReward),
    affiliateReward: formatRupees(affiliateReward),
    threeAffiliateRewards: formatRupees(3 * affiliateReward),
    replyHours: hours(settings.replyHours),
    urgentReplyHours: hours(settings.urgentReplyHours),
    offerDays: String(settings.offerDays),
    supportEmail: settings.supportEmail ?? supportAddress,
    linkedIn: socialLinks.linkedIn ?? '',
    x: socialLinks.x ?? '',
    youTube: socialLinks.youTube ?? '',
  };
}

function hours(count: number): string {
  return count === 1 ? '1 hour' : `${count} hours`;
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const PLACE = new RegExp([ALL_FIGURES, ...Object.values(FIGURE_PLACES)].join('|'), 'g');

/** Puts the current values into a built page, in its text and in its attributes. */
export function withFigures(html: string, figures: Figures): string {
  const words: Readonly<Record<string, string>> = {
    [ALL_FIGURES]: JSON.stringify(figures),
    ...Object.fromEntries(FIGURES.map((name) => [FIGURE_PLACES[name], figures[name]])),
  };
  return html.replaceAll(PLACE, (place) =>
    (words[place] ?? '').replaceAll(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign),
  );
}
