import { pageFrom } from '#desk/list/list-page.ts';
import { formFilterFrom } from '#features/parent-forms/desk/desk-filter.ts';
import { listParentForms } from '#features/parent-forms/desk/desk-queries.server.ts';
import { roomLoader } from './desk-routes.ts';

export const loader = roomLoader('parents', ({ store }, staff, search) =>
  listParentForms(store.read, staff, formFilterFrom(search), pageFrom(search)),
);
