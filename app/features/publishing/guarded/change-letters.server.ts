import { findAdministrators } from '#features/accounts/staff-roles.server.ts';
import type { School } from '#features/content/schemas.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { type Letter, letterMail } from '#lib/mail/letter.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { changeInWords, type OldAndNew } from './old-and-new.ts';

/** The letter that has to have left before a change takes effect. */
export const WAITS = 'content-change-waits';

declare module '#lib/mail/outbox.server.ts' {
  interface MailKinds {
    aboutGuardedContent: `content-change-${'waits' | 'stopped' | 'made' | 'not-made'}`;
  }
}

interface Change {
  /** What the part is called. */
  part: string;
  changes: OldAndNew[];
}

/** Somebody has asked for a change, and how to stop it. */
export function changeWaitsLetter(
  { part, changes }: Change,
  { by, due, link }: { by: string; due: Date; link: string },
): Letter & { kind: typeof WAITS } {
  return {
    kind: WAITS,
    subject: `${part}: a change is waiting`,
    parts: [
      `${by} has asked, at the desk of our website, for this change. It takes effect on ${instantInWords(due)}.`,
      ...changes.map(changeInWords),
      'If that is right, there is nothing to do. If not, stop it before then: open this page and press the button there.',
      { label: 'Stop the change', href: link },
      'Then call the school, and ask the administrators who has changed what. The link works until the change takes effect.',
    ],
  };
}

export const changeStoppedLetter = ({ part, changes }: Change, how: string) => ({
  kind: 'content-change-stopped' as const,
  subject: `${part}: the change was stopped`,
  parts: [`This change was stopped ${how}. Nothing has changed.`, ...changes.map(changeInWords)],
});

export const changeMadeLetter = ({ part, changes }: Change) => ({
  kind: 'content-change-made' as const,
  subject: `${part}: this has changed`,
  parts: [
    'The change that was asked for yesterday at the desk of our website has taken effect.',
    ...changes.map(changeInWords),
    'If that is not right, please tell an administrator at once. It can be changed back at the desk, under Website.',
  ],
});

export const changeNotMadeLetter = ({ part, changes }: Change, why: string) => ({
  kind: 'content-change-not-made' as const,
  subject: `${part}: the change was not made`,
  parts: [
    `This change has not been made, because ${why}. Nothing has changed. An administrator can ask for it again at the desk.`,
    ...changes.map(changeInWords),
  ],
});

/** To the addresses that the school has until now, to every administrator, and to `also`; to each once. */
export async function tellOfChange(
  transaction: WriteTransaction,
  { content: { school }, clock }: { content: { school: School }; clock: Clock },
  { kind, ...letter }: Letter & { kind: Parameters<typeof enqueueMail>[1]['kind'] },
  also: readonly string[] = [],
): Promise<void> {
  const administrators = await findAdministrators(transaction);
  const everybody = [school.email, school.admissionsEmail, ...administrators, ...also];
  const receivers = new Map(everybody.map((to) => [to.toLowerCase(), to]));
  for (const to of receivers.values()) {
    if (!isMailAddress(to)) continue;
    const mail = letterMail({ kind, to, priority: 'first' }, school, letter);
    await enqueueMail(transaction, mail, clock.now());
  }
}
