import type { Refusal } from '#forms/refusal.ts';
import type { PaymentStatus } from '../payment-status.ts';
import type { PaidTransaction } from './transaction-fields.ts';

/** Where a payment stands once its transaction is entered. */
export const ENTERED: PaymentStatus = 'transactionEntered';

export interface TakenTransaction {
  reference: string;
  amountKwacha: number;
  status: PaymentStatus;
}

type SendOutcome =
  | { kind: 'taken'; taken: TakenTransaction }
  | { kind: 'refused'; refusal: Refusal }
  /** Not known to have arrived; the same sent again changes nothing. */
  | { kind: 'notReached' };

/** Long enough for a slow line. */
const TIMEOUT_MS = 60_000;

/** Tells the school which transaction a payment was. */
export async function sendTransaction(paid: PaidTransaction): Promise<SendOutcome> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch('/api/meal-payment-transactions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(paid),
      signal: controller.signal,
    });
    return outcomeOf(response.status, await response.json());
  } catch {
    return { kind: 'notReached' };
  } finally {
    clearTimeout(timer);
  }
}

/** Hotspots answer with pages of their own: only what has the school's shape counts. */
export function outcomeOf(code: number, answer: Record<string, unknown> | null): SendOutcome {
  const { reference, amountKwacha, status, title, detail, errors = [] } = answer ?? {};
  if (code === 201 && typeof reference === 'string' && status === ENTERED) {
    const paid = { reference, amountKwacha: Number(amountKwacha), status: ENTERED };
    return { kind: 'taken', taken: paid };
  }
  const isRefused = code >= 400 && code < 500 && Array.isArray(errors);
  if (isRefused && typeof title === 'string' && typeof detail === 'string') {
    return { kind: 'refused', refusal: { title, detail, errors } };
  }
  return { kind: 'notReached' };
}
