const CODE = /\d{6}/g;
const ADDRESS = /(https?:\/\/[^\s?#]+)[?#]\S*/g;

/** Of a mail's subject, or of a mail server's words about it: no code, and no link that works. */
export function withoutSecrets(text: string): string {
  return text.replace(ADDRESS, '$1').replace(CODE, '••••••');
}
