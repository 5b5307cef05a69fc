import { pageFrom } from '#desk/list/list-page.ts';
import {
  listIssues,
  listSubscribers,
  subscriberFilterFrom,
} from '#features/newsletter/desk/desk-queries.server.ts';
import { searchLoader } from './desk-routes.ts';

/** One page of the subscribers, as the address asks for it, and the newsletters. */
export const loader = searchLoader(
  'subscribers',
  (search) => ({ filter: subscriberFilterFrom(search), page: pageFrom(search) }),
  async ({ store: { read } }, staff, { filter, page }) => ({
    list: await listSubscribers(read, staff, filter, page),
    issues: await listIssues(read, staff),
  }),
);
