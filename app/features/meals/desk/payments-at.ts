import { type ChangeOf, caseAddress, type RecordOf } from '#desk/cases/case-address.ts';
import type { paymentRoom } from './room.server.ts';

export const paymentsAt = caseAddress<typeof paymentRoom>('meals');

export type PaymentRecord = RecordOf<typeof paymentRoom>;
export type PaymentChange = ChangeOf<typeof paymentRoom>;
