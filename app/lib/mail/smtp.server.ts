import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../http/client-address.server.ts';
import { withoutAddresses } from './mail-address.ts';
import { type MailFrom, messageOf } from './mail-message.server.ts';
import type { MailTransport, SendOutcome } from './mail-transport.server.ts';

const SECOND = 1000;
const LONGEST_REASON = 300;

/** One connection, kept open while there is something to send; what is tried again is decided by the outbox alone. */
export function openSmtp(url: string, sender: MailFrom): MailTransport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    idleTimeout: 20 * SECOND,
    dnsTimeout: 10 * SECOND,
    connectionTimeout: 15 * SECOND,
    greetingTimeout: 15 * SECOND,
    socketTimeout: 45 * SECOND,
    tls: { rejectUnauthorized: !isThisMachine(url) },
    dkim: sender.dkim,
  });
  return {
    async send(mail, signal) {
      try {
        await smtp.sendMail({ ...messageOf(mail, sender), signal });
        return { outcome: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    async check() {
      try {
        await smtp.verify();
        return undefined;
      } catch (error) {
        return withoutAddresses(outcomeOf(error).reason);
      }
    },
    close: () => smtp.close(),
  };
}

/**
 * A mail server beside us offers STARTTLS with a certificate that it has signed itself (Debian's Postfix does), and
 * what goes to it crosses no network. Everywhere else the certificate is verified.
 */
export function isThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return host === 'localhost' || (isIP(host) !== 0 && isLoopback(host));
}

interface SmtpError {
  message?: string;
  code?: string;
  command?: string;
  /** What the server answered, when it did. */
  responseCode?: number;
  response?: string;
}

const SERVICE_CLOSES = 421;

/**
 * Only an answer about this recipient or this message says something about the mail. Everything else (no connection,
 * a refused sign-in or sender) is between us and the server, and must not cost a mail anything.
 */
export function outcomeOf(error: unknown): Exclude<SendOutcome, { outcome: 'sent' }> {
  const { message, code, command, responseCode, response } = (error ?? {}) as SmtpError;
  const reason = (response ?? message ?? code ?? 'unknown').slice(0, LONGEST_REASON);
  const isAboutTheMail = command === 'RCPT TO' || command === 'DATA';
  const isNoAddress = code === 'EENVELOPE' && command === 'API';
  if (isNoAddress || message?.startsWith('Internationalized mailbox')) {
    return { outcome: 'refused', reason };
  }
  if (!isAboutTheMail || !responseCode || responseCode === SERVICE_CLOSES) {
    return { outcome: 'unreachable', reason };
  }
  return { outcome: responseCode >= 500 ? 'refused' : 'putOff', reason };
}
