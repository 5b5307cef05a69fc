import { changeReadyText } from '#features/enrollment/requests/ready-texts.server.ts';
import { readyTextChangeSchema } from '#features/enrollment/requests/request-schemas.ts';
import { recordAction } from '../desk-routes.ts';

export const action = recordAction('enrollment', readyTextChangeSchema, changeReadyText);
