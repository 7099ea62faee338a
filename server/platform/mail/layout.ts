import { html } from 'ghtml';
import type { Mail } from './mail.ts';

export interface MailSection {
  title: string;
  links: { label: string; note: string; url: string }[];
  /** A link to the entries that the list leaves out. */
  more?: { label: string; url: string };
}

export interface MailParts {
  title: string;
  /** Paragraphs of plain text, escaped in HTML. */
  paragraphs: string[];
  /** Two columns of facts. */
  facts?: [label: string, value: string][];
  /** Lists of links, each under a heading. */
  sections?: MailSection[];
  action?: { label: string; url: string };
  /** A code to type, shown large. */
  code?: string;
  footnote?: string;
  /** A link in small print at the end. */
  smallLink?: { label: string; url: string };
}

const INK = '#101f32';
const MUTED = '#58554f';

function row([label, value]: [string, string]): string {
  return html`<tr><td style="padding:4px 24px 4px 0;color:${MUTED}">${label}</td><td style="padding:4px 0">${value}</td></tr>`;
}

function section({ title, links, more }: MailSection): string {
  const items = links.map(
    ({ label, note, url }) =>
      html`<p style="margin:0 0 12px"><a href="${url}" style="color:#1b3250;font-weight:600">${label}</a><br><span style="color:${MUTED}">${note}</span></p>`,
  );
  const rest = more
    ? html`<p style="margin:0 0 12px"><a href="${more.url}" style="color:#1b3250">${more.label}</a></p>`
    : '';
  return html`<h2 style="font:600 16px/1.4 Inter,system-ui,sans-serif;margin:24px 0 12px">${title}</h2>!${items}!${rest}`;
}

function sectionText({ title, links, more }: MailSection): string {
  const lines = links.map(({ label, note, url }) => `${label}, ${note}\n${url}`);
  return [title, ...lines, more && `${more.label}: ${more.url}`].filter(Boolean).join('\n\n');
}

/** The HTML frame of every mail, with inline styles and tables, because mail clients support little else. */
export function renderHtml(parts: MailParts): string {
  const facts = parts.facts
    ? html`<table style="margin:0 0 16px;border-collapse:collapse">!${parts.facts.map(row)}</table>`
    : '';
  const code = parts.code
    ? html`<p style="font-size:32px;letter-spacing:8px;font-weight:600;margin:0 0 16px">${parts.code}</p>`
    : '';
  const action = parts.action
    ? html`<p style="margin:24px 0"><a href="${parts.action.url}" style="background:#1b3250;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600">${parts.action.label}</a></p>`
    : '';
  const footnote = parts.footnote
    ? html`<p style="font-size:13px;color:${MUTED};margin:24px 0 0">${parts.footnote}</p>`
    : '';
  const smallLink = parts.smallLink
    ? html`<p style="font-size:13px;margin:8px 0 0"><a href="${parts.smallLink.url}" style="color:${MUTED}">${parts.smallLink.label}</a></p>`
    : '';
  return html`<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${parts.title}</title></head>
<body style="margin:0;background:#f9f8f5;color:${INK};font:15px/1.6 Inter,system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="font:500 20px Georgia,serif;margin:0 0 24px">Medallist</p>
<div style="background:#ffffff;border:1px solid #e3e0db;border-radius:10px;padding:28px">
<h1 style="font:500 24px/1.3 Georgia,serif;margin:0 0 16px">${parts.title}</h1>
!${parts.paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)}!${code}!${facts}!${parts.sections?.map(section) ?? ''}!${action}!${footnote}!${smallLink}
</div></div></body></html>`;
}

/** The same content as plain text. */
export function renderText(parts: MailParts): string {
  const facts = parts.facts?.map(([label, value]) => `${label}: ${value}`).join('\n');
  const action = parts.action && `${parts.action.label}: ${parts.action.url}`;
  const smallLink = parts.smallLink && `${parts.smallLink.label}: ${parts.smallLink.url}`;
  return [
    parts.title,
    ...parts.paragraphs,
    parts.code,
    facts,
    ...(parts.sections?.map(sectionText) ?? []),
    action,
    parts.footnote,
    smallLink,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** A mail with the same content as text and as HTML. */
export function letter(to: string, subject: string, parts: MailParts): Mail {
  return { to, subject, text: renderText(parts), html: renderHtml(parts) };
}
