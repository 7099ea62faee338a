export type Audience = 'candidate' | 'recruiter';

const TEXTS: Record<Audience, string> = {
  candidate:
    'Companies send interview requests to graduates on Medallist, with the salary in them. Joining is free.',
  recruiter:
    'Hire verified graduates of India’s elite institutes on Medallist. You pay only when someone joins.',
};

/** What goes with the link. */
export function shareText(audience: Audience): string {
  return TEXTS[audience];
}

export function whatsAppLink(text: string, link: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`;
}
