import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMailRow } from './outbox.server.ts';

/** Who the school's mails are from. */
export interface MailFrom {
  from: string | { name: string; address: string };
  replyTo: string;
  /** Domain of the sender's address. */
  domain: string;
  dkim: { domainName: string; keySelector: string; privateKey: string } | undefined;
}

/**
 * The mail as it travels. Everything comes from the row, so that a mail sent twice after a crash is the same mail:
 * same Message-ID, same date.
 */
export function messageOf(mail: OutgoingMailRow, sender: MailFrom): SendMailOptions {
  return {
    from: sender.from,
    replyTo: sender.replyTo,
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text_part,
    html: mail.html_part,
    ...(mail.calendar_part && {
      icalEvent: { filename: 'day.ics', method: 'PUBLISH', content: mail.calendar_part },
    }),
    date: new Date(mail.queued_at),
    messageId: `<${mail.id}@${sender.domain}>`,
    headers: {
      ...(!mail.is_personal && {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      }),
      ...(mail.list_unsubscribe && unsubscribeHeaders(mail.list_unsubscribe)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** On one line: some receivers fail the signature of a mail whose address was folded. */
function unsubscribeHeaders(address: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${address}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
