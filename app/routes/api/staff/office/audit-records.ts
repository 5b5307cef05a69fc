import { auditFilterFrom } from '#desk/audit/audit-filter.ts';
import { listAuditRecords } from '#desk/audit/audit-queries.server.ts';
import { pageFrom } from '#desk/list/list-page.ts';
import { roomLoader } from '../desk-routes.ts';

/** Who saw, changed, exported or erased what. */
export const loader = roomLoader('people', ({ store }, staff, search) => {
  const filter = auditFilterFrom(search);
  return listAuditRecords(store.read, staff, filter, pageFrom(search));
});
