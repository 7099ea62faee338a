import type { PdfNode } from 'pdfmake';
import { formatRupees } from '#contract/core/rupees.ts';
import { dayInWords } from '#contract/kit/days.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { rule } from '#server/platform/pdf/pdf-style.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import type { OfferRow } from './offers.queries.ts';

const GAP = [0, 10, 0, 0];

function dayOf(at: Date): string {
  return dayInWords(localDate(new Date(at)));
}

function fact(term: string, value: string): PdfNode {
  return {
    columns: [
      { width: 150, text: term, style: 'small' },
      { width: '*', text: value, style: 'title' },
    ],
    margin: [0, 3, 0, 3],
  };
}

function termsOf(offer: OfferRow): PdfNode[] {
  const { annualSalary, variablePay, joiningDate, expiresOn } = offer;
  return [
    fact('Role', offer.jobTitle),
    fact('Annual salary', formatRupees(annualSalary)),
    ...(variablePay > 0
      ? [
          fact('of which fixed', formatRupees(annualSalary - variablePay)),
          fact('of which variable', formatRupees(variablePay)),
        ]
      : []),
    fact('Joining date', dayInWords(joiningDate)),
    fact('Open until the end of', dayInWords(expiresOn)),
  ];
}

/** The status: accepted, open, or over. */
function standingOf(offer: OfferRow): PdfNode[] {
  const { status, acceptedName, closedAt, closingReason } = offer;
  if (status === 'ACCEPTED' && acceptedName && closedAt) {
    return [
      { text: 'Acceptance', style: 'heading' },
      { text: `I accept this offer on the terms stated above.`, margin: [0, 0, 0, 6] },
      fact('Full name, as typed', acceptedName),
      fact('Accepted on', `${dayOf(closedAt)}, ${timeOf(closedAt)} IST`),
    ];
  }
  if (!closedAt) return [{ text: 'This offer has not been answered yet.', style: 'small' }];
  const words = { DECLINED: 'declined', EXPIRED: 'not answered in time', WITHDRAWN: 'withdrawn' } as const;
  const how = status in words ? words[status as keyof typeof words] : 'closed';
  const why = closingReason ? ` Reason: ${closingReason}` : '';
  return [
    {
      text: `This version was ${how} on ${dayOf(closedAt)} and is no longer open.${why}`,
      style: 'small',
    },
  ];
}

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

function timeOf(at: Date): string {
  return clock.format(new Date(at));
}

/** The offer as a PDF: terms, note, and the acceptance if there is one. */
export default async function letterPdf(offer: OfferRow): Promise<Buffer> {
  const { companyName, candidateName, version, note, id } = offer;
  const content: PdfNode[] = [
    { text: companyName, style: 'name' },
    { text: `Offer of employment, version ${version}`, style: 'headline' },
    rule(),
    { text: dayOf(offer.extendedAt), style: 'small' },
    { text: `To ${candidateName}`, margin: GAP },
    {
      text: `${companyName} offers you the position of ${offer.jobTitle} on these terms:`,
      margin: [0, 10, 0, 8],
    },
    ...termsOf(offer),
    ...(note ? [{ text: note, margin: GAP }] : []),
    { text: `For ${companyName}`, margin: [0, 18, 0, 0] },
    { text: offer.extendedByName, style: 'title' },
    rule(),
    ...standingOf(offer),
    { text: `Reference ${id}`, style: 'small', margin: [0, 16, 0, 0] },
  ];
  const title = `Offer letter, ${companyName}, ${candidateName}`;
  return (await renderPdf({ content, title, author: companyName })).bytes;
}
