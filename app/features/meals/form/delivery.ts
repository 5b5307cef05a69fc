import type { Mailbox } from '#forms/delivery/send-entries.ts';
import { paymentFrom } from '../meal-payment.ts';
import { paymentsKey } from './device-keys.ts';
import { keepPaymentDraft } from './meal-draft.ts';

export function paymentsMailbox(slug: string): Mailbox {
  return {
    listKey: paymentsKey(slug),
    address: '/api/meal-payments',
    fieldsOf: paymentFrom,
    onRefused: (entry) => keepPaymentDraft(slug, paymentFrom(entry)),
  };
}
