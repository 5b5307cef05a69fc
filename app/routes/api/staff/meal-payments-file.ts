import { paymentFilterFrom } from '#features/meals/desk/desk-queries.server.ts';
import { paymentsFile } from '#features/meals/desk/payments-file.server.ts';
import { fileLoader } from './desk-routes.ts';

/** Meal payments as a table for spreadsheets. */
export const loader = fileLoader('meals', paymentFilterFrom, paymentsFile);
