import { changeReadyText } from '#features/enrollment/requests/ready-texts.server.ts';
import { readyTextChangeSchema } from '#features/enrollment/requests/request-schemas.ts';
import { recordAction } from '../desk-routes.ts';

/** Changes or removes a text to ask families with. */
export const action = recordAction('enrollment', readyTextChangeSchema, changeReadyText);
