import { roomNotice } from '#desk/mail/room-notice.ts';
import { formsAtSchool, type ParentFormKind } from '#features/parent-form-kinds/parent-forms.ts';
import { mailKindOf } from './receipt.ts';

/** To the office: a form has come, and where to read it. */
export const formNotice = (kind: ParentFormKind) =>
  roomNotice({
    kind: `${mailKindOf(kind)}-notice`,
    room: 'parents',
    subject: `New ${formsAtSchool[kind].inMails}`,
    says: `A new ${formsAtSchool[kind].inMails} has come. Sign in at the desk to read it.`,
  });
