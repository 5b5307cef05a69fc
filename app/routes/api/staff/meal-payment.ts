import { changePayment, paymentChangeSchema } from '#features/meals/desk/desk-commands.server.ts';
import { openPayment } from '#features/meals/desk/desk-queries.server.ts';
import { recordAction, recordLoader } from './desk-routes.ts';

export const loader = recordLoader('meals', openPayment);
export const action = recordAction('meals', paymentChangeSchema, changePayment);
