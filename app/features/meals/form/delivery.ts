import type { Mailbox } from '#forms/delivery/send-entries.ts';
import { paymentFrom } from '../meal-payment.ts';
import { paymentsKey } from './device-keys.ts';

export function paymentsMailbox(slug: string): Mailbox {
  return {
    listKey: paymentsKey(slug),
    address: '/api/meal-payments',
    fieldsOf: paymentFrom,
  };
}
