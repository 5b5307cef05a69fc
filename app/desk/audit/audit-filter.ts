import type { Act } from '#lib/audit/audit-records.server.ts';
import { isRealDate } from '#lib/dates/plain-date.ts';
import { readAnyReference } from '#lib/text/reference.ts';
import { isStorable } from '#lib/text/typed-text.ts';

/** Every act of the record, as the office says it. */
export const actNames: Record<Act, string> = {
  signedIn: 'Signed in',
  refused: 'Refused',
  saw: 'Saw',
  changed: 'Changed',
  sent: 'Sent',
  exported: 'Exported',
  erased: 'Erased',
  invited: 'Invited',
  published: 'Published',
};

export interface AuditFilter {
  person?: string;
  act?: Act;
  about?: string;
  day?: string;
}

/** What an address asks of the record; what makes no sense is left out. */
export function auditFilterFrom(search: URLSearchParams): AuditFilter {
  const text = (name: string) => {
    const value = search.get(name)?.trim() ?? '';
    return isStorable(value) ? value : '';
  };
  const act = Object.keys(actNames).find((one) => one === text('act'));
  const [person, about, day] = [text('person').toLowerCase(), text('q'), text('day')];
  return {
    ...(person && { person }),
    ...(act && { act: act as Act }),
    // However a reference was typed; everything else as it stands, such as `subscribers`.
    ...(about && { about: readAnyReference(about) ?? about.toLowerCase() }),
    ...(isRealDate(day) && { day }),
  };
}
