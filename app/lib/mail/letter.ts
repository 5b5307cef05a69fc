import { plainSpaces } from '../text/no-break-spaces.ts';
import { telephoneLink } from '../text/telephone.ts';
import type { Mail } from './outbox.server.ts';

/** A piece of a paragraph: text, or a link to the web. */
export type InlinePart = string | { label: string; href: string };

/** One part of a letter. Texts are plain; whatever they hold is shown as text. */
export type LetterPart =
  | string
  /** A paragraph with links in it. */
  | { inline: InlinePart[] }
  /** Something to copy or read out, such as a reference. */
  | { name: string; code: string }
  /** The one thing to press. */
  | { label: string; href: string };

export interface Letter {
  subject: string;
  /** The first words; the subject when there are none of their own. */
  heading?: string;
  parts: LetterPart[];
}

/** Whose letter it is; the school of `content/school.yaml` is one. */
export interface Letterhead {
  name: string;
  address: string[];
  phone: string;
  email: string;
}

/** As the admissions office writes: its own phone number and address. */
export function headOfAdmissions(
  school: Letterhead & { admissionsPhone: string; admissionsEmail: string },
): Letterhead {
  return { ...school, phone: school.admissionsPhone, email: school.admissionsEmail };
}

/** A mail that says what a letter says. */
export function letterMail(
  envelope: Omit<Mail, 'subject' | 'text' | 'html'>,
  head: Letterhead,
  letter: Letter,
): Mail {
  return { ...envelope, ...writeLetter(letter, head) };
}

/** Subject, text and HTML of a mail from one and the same letter. */
export function writeLetter(
  letter: Letter,
  head: Letterhead,
): { subject: string; text: string; html: string } {
  return {
    subject: plainSpaces(letter.subject),
    text: asText(letter, head),
    html: asHtml(letter, head),
  };
}

function asText({ subject, heading = subject, parts }: Letter, head: Letterhead): string {
  const said = parts.map((part) => {
    if (typeof part === 'string') return part;
    if ('inline' in part) return part.inline.map(inlineText).join('');
    return 'code' in part ? `${part.name}: ${part.code}` : `${part.label}:\n${part.href}`;
  });
  const foot = [head.name, ...head.address, head.phone, head.email].join('\n');
  return plainSpaces(`${[heading, ...said].join('\n\n')}\n\n-- \n${foot}\n`);
}

/** Readable on a small phone, in light and dark; no pictures, nothing to load, nothing that tells us it was read. */
const STYLES = [
  ':root{color-scheme:light dark}',
  'body{margin:0;padding:1rem;background:#fffaf0;color:#1d1b16;font:17px/1.5 system-ui,sans-serif}',
  'main{max-width:36rem;margin:auto;padding:0 1.25rem 1.25rem;background:#fff;border-top:6px solid #0e4430}',
  '.school{margin:0;padding:.75rem 0;border-bottom:1px solid #d9d0ba;font-weight:700;font-size:17px}',
  'h1{font-size:1.35rem;line-height:1.25}',
  '.code{font:700 1.4rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere}',
  '.button{display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#0e4430;color:#fff;font-weight:700;text-decoration:none}',
  '.foot{margin-top:2rem;padding-top:1rem;border-top:1px solid #8a8371;font-size:.9rem}',
  '@media(prefers-color-scheme:dark){body{background:#16140f;color:#f0ebdf}main{background:#211e17}a{color:#9fd8b8}.button{background:#9fd8b8;color:#16140f}}',
].join('');

function asHtml({ subject, heading = subject, parts }: Letter, head: Letterhead): string {
  const said = parts.map((part) => {
    if (typeof part === 'string') return `<p>${lines(part)}</p>`;
    if ('inline' in part) return `<p>${part.inline.map(inlineHtml).join('')}</p>`;
    return 'code' in part
      ? `<p>${escaped(part.name)}<br><span class="code">${escaped(part.code)}</span></p>`
      : `<p><a class="button" href="${escaped(new URL(part.href).href)}">${escaped(part.label)}</a></p>`;
  });
  const phone = `<a href="${escaped(telephoneLink(head.phone))}">${escaped(head.phone)}</a>`;
  const place = [head.name, ...head.address].map(escaped);
  const foot = [...place, phone, escaped(head.email)].join('<br>');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(subject)}</title><style>${STYLES}</style></head>`,
    `<body><main><p class="school">${escaped(head.name)}</p>`,
    `<h1>${escaped(heading)}</h1>`,
    ...said,
    `<p class="foot">${foot}</p></main></body></html>`,
  ].join('\n');
}

function inlineText(part: InlinePart): string {
  if (typeof part === 'string') return part;
  return part.label === part.href ? part.href : `${part.label} (${part.href})`;
}

function inlineHtml(part: InlinePart): string {
  if (typeof part === 'string') return lines(part);
  return `<a href="${escaped(new URL(part.href).href)}">${escaped(part.label)}</a>`;
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
