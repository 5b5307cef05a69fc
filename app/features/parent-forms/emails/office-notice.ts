import { roomNotice } from '#desk/mail/room-notice.ts';
import type { School } from '#features/content/schemas.ts';
import type { ParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import { formsAtSchool } from '#features/parent-form-kinds/parent-forms.ts';
import type { Mail } from '#lib/mail/outbox.server.ts';
import { mailKindOf } from './receipt.ts';

/** To the office: a form has come, and where to read it. */
export function formNotice(
  kind: ParentFormKind,
  reference: string,
  about: { school: School; publicUrl: string },
): Mail {
  return roomNotice({
    kind: `${mailKindOf(kind)}-notice`,
    room: 'parents',
    subject: `New ${formsAtSchool[kind].inMails}`,
    says: `A new ${formsAtSchool[kind].inMails} has come. Sign in at the desk to read it.`,
  })(reference, about);
}
