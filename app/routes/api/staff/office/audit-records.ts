import { auditFilterFrom } from '#desk/audit/audit-filter.ts';
import { listAuditRecords } from '#desk/audit/audit-queries.server.ts';
import { pageFrom } from '#desk/list/list-page.ts';
import { searchLoader } from '../desk-routes.ts';

/** Who saw, changed, exported or erased what. */
export const loader = searchLoader(
  'people',
  (search) => ({ filter: auditFilterFrom(search), page: pageFrom(search) }),
  ({ store }, staff, { filter, page }) => listAuditRecords(store.read, staff, filter, page),
);
