import type { StatusSign } from '#desk/list/status-badge.tsx';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import type { DocumentAtDesk } from '../queries.server.ts';

/** Where a document stands, in words beside a shape. */
export function statusInWords({ status, publishedFrom }: DocumentAtDesk): StatusSign {
  switch (status) {
    case 'public':
      return { shape: 'good', name: 'On the site' };
    case 'later':
      return { shape: 'wait square', name: `From ${dayMonthYear(publishedFrom)}` };
    case 'takenOff':
      return { shape: 'ring', name: 'Off the site' };
    case 'infected':
      return { shape: 'refused square', name: 'Not shown: virus found' };
  }
}
