import type { School } from '#features/content/schemas.ts';
import { writeLetter } from '#lib/mail/letter.ts';
import type { Mail } from '#lib/mail/outbox.server.ts';
import type { ParentFormKind } from '../parent-forms.ts';
import { formNames, mailKindOf } from './receipt.ts';

/** To the office: a form has come, and where to read it. */
export function formNotice(
  kind: ParentFormKind,
  reference: string,
  { school, publicUrl }: { school: School; publicUrl: string },
): Mail {
  const letter = writeLetter(
    {
      subject: `New ${formNames[kind]} ${reference}`,
      parts: [
        `A new ${formNames[kind]} has come. Sign in at the desk to read it.`,
        { name: 'Reference', code: reference },
        { label: 'Open the desk', href: `${publicUrl}/staff/parents` },
      ],
    },
    school,
  );
  return { kind: `${mailKindOf(kind)}-notice`, to: school.email, about: reference, ...letter };
}
