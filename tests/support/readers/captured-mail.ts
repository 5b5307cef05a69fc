import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface CapturedMail {
  headers: Record<string, string>;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The web addresses in the text part. */
  links: string[];
}

/** The mails that a school without a mail server has written under DATA_DIR/mail, the oldest first. */
export function mailsIn(dataDir: string): CapturedMail[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .flatMap((name) => readIfThere(join(folder, name)) ?? []);
}

/** Whoever waits for a mail looks forty times a second, and finds the same hundred others each time. */
const known = new Map<string, { writtenAt: number; mail: CapturedMail }>();

/** A mail that was taken back in this moment, such as one of many notices, is none. */
function readIfThere(file: string): CapturedMail | undefined {
  try {
    const writtenAt = statSync(file).mtimeMs;
    const before = known.get(file);
    if (before?.writtenAt === writtenAt) return before.mail;
    const mail = readMail(readFileSync(file, 'utf8'));
    known.set(file, { writtenAt, mail });
    return mail;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Waits until a mail to this address, with these words in its subject, has left; the newest of them. */
export async function mailTo(
  dataDir: string,
  address: string,
  subject: string | RegExp = '',
): Promise<CapturedMail> {
  for (let look = 0; look < 1200; look++) {
    const found = mailsIn(dataDir).filter(
      (mail) => mail.to === address && mail.subject.search(subject) >= 0,
    );
    const newest = found.at(-1);
    if (newest) return newest;
    await new Promise((resume) => setTimeout(resume, 25));
  }
  throw new Error(`No mail like that came to ${address}`);
}

/**
 * All that a mail says, in its headers too: for tests of what it must not say. Without its ids and the school's port,
 * where any digits stand by chance.
 */
export function saidIn({ headers, subject, text, html }: CapturedMail): string {
  const { 'message-id': _id, 'content-type': _boundary, ...said } = headers;
  const page = html.replace(/<style>.*?<\/style>/s, '');
  return [JSON.stringify(said), subject, text, page].join('\n').replace(/127\.0\.0\.1:\d+/g, '');
}

/** Opens a mail's link as a browser does: with the cookie of its first answer, which leads to the address without a token. */
export async function openMailLink(link: string, init: RequestInit = {}): Promise<Response> {
  const first = await fetch(link, { ...init, redirect: 'manual' });
  const [pair = '', ...attributes] = (first.headers.get('Set-Cookie') ?? '').split('; ');
  const page = new URL(first.headers.get('Location') ?? '', link);
  const isOurs =
    first.status === 303 &&
    page.search === '' &&
    ['HttpOnly', 'SameSite=Lax', `Path=${page.pathname}`].every((one) => attributes.includes(one));
  if (!isOurs) throw new Error(`${first.status} is no first answer to a link`);
  return fetch(page, { ...init, headers: { Cookie: pair } });
}

export function readMail(source: string): CapturedMail {
  const { headers } = partOf(source);
  const parts = partsOf(source);
  const find = (type: string) => {
    const part = parts.find((one) => one.headers['content-type']?.startsWith(type));
    return part ? decoded(part.body, part.headers['content-transfer-encoding'] ?? '').trim() : '';
  };
  const text = find('text/plain');
  return {
    headers,
    to: headers.to ?? '',
    subject: words(headers.subject ?? ''),
    text,
    html: find('text/html'),
    links: text.match(/https?:\/\/\S+/g) ?? [],
  };
}

/** With the parts inside of them: a mail that brings a day for the calendar has its words one level further in. */
function partsOf(source: string): ReturnType<typeof partOf>[] {
  const one = partOf(source);
  const [, boundary] = /boundary="([^"]+)"/.exec(one.headers['content-type'] ?? '') ?? [];
  if (!boundary) return [one];
  return one.body.split(`--${boundary}`).flatMap((part) => partsOf(part.trimStart()));
}

function partOf(source: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name, value] = /^([\w-]+): ?(.*)$/.exec(line) ?? [];
    if (name) headers[name.toLowerCase()] = value ?? '';
  }
  return { headers, body: body.join('\r\n\r\n') };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return quotedPrintable(body.replace(/=\r\n/g, ''));
  return body.replaceAll('\r\n', '\n');
}

/** A header with letters beyond ASCII. */
function words(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quotedPrintable(text.replaceAll('_', ' ')),
    );
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}
