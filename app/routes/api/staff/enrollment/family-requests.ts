import { changeRequests } from '#features/enrollment/requests/ask-family.server.ts';
import { requestChangeSchema } from '#features/enrollment/requests/request-schemas.ts';
import { recordAction } from '../desk-routes.ts';

/** The office asks the family for something, or says what has become of it. */
export const action = recordAction('enrollment', requestChangeSchema, changeRequests);
