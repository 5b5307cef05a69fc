import { assignedWork } from '#desk/cases/assigned-work.server.ts';
import { paymentStatuses } from '../payment-status.ts';
import '../tables.server.ts';

export const assignedPayments = assignedWork({
  room: 'meals',
  table: 'meal_payments',
  statuses: paymentStatuses,
});
