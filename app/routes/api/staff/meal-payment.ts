import { changePayment, paymentChangeSchema } from '#features/meals/desk/desk-commands.server.ts';
import { openPayment } from '#features/meals/desk/desk-queries.server.ts';
import { recordAction, recordLoader } from './desk-routes.ts';

/** One meal payment with its history. */
export const loader = recordLoader('meals', openPayment);
/** Ticks a meal payment, or takes the tick back. */
export const action = recordAction('meals', paymentChangeSchema, changePayment);
