import { pageFrom } from '#desk/list/list-page.ts';
import {
  listIssues,
  listSubscribers,
  subscriberFilterFrom,
} from '#features/newsletter/desk/desk-queries.server.ts';
import { roomLoader } from './desk-routes.ts';

export const loader = roomLoader('subscribers', async ({ store: { read } }, staff, search) => ({
  list: await listSubscribers(read, staff, subscriberFilterFrom(search), pageFrom(search)),
  issues: await listIssues(read, staff),
}));
