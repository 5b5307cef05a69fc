import type { Services } from '#app/services.server.ts';
import { findApplicationState } from '#features/enrollment/queries.server.ts';
import { enrollmentStatusWords, type StatusWords } from '#features/enrollment/status-words.ts';
import { findPaymentState } from '#features/meals/intake/payment-queries.server.ts';
import { paymentStateWordsFor } from '#features/meals/payment-state.ts';
import { findParentFormState } from '#features/parent-forms/queries.server.ts';
import { findJobApplicationState } from '#features/recruitment/queries.server.ts';
import { jobApplicationStatusWords } from '#features/recruitment/status-words.ts';
import { type ReferencePrefix, readAnyReference, referencePrefixes } from '#lib/text/reference.ts';
import type { StatusProof } from './status-form.tsx';

/** What is told of something that was sent, and the instant since when it is so. */
export type ToldState = StatusWords & { since: string };

interface StatusKind {
  /** What its sender knows besides the reference. */
  asks: StatusProof;
  /** Resolves with nothing for a wrong answer and for a reference that nobody has, after the same work. */
  find(store: Services['store'], reference: string, answer: string): Promise<ToldState | undefined>;
}

const parentForm: StatusKind = {
  asks: 'proof',
  async find(store, reference, proof) {
    const state = await findParentFormState(store, { reference, proof });
    return state && { ...state.told, since: state.since };
  },
};

/** A message has no state that its writer could look up. */
const kinds: Record<Exclude<ReferencePrefix, 'CM'>, StatusKind> & { CM: undefined } = {
  EN: {
    asks: 'studentDOB',
    async find(store, reference, studentDOB) {
      const state = await findApplicationState(store, { reference, studentDOB });
      return state && { ...enrollmentStatusWords[state.status], since: state.since };
    },
  },
  JA: {
    asks: 'email',
    async find(store, reference, email) {
      const state = await findJobApplicationState(store, { reference, email });
      return state && { ...jobApplicationStatusWords[state.status], since: state.since };
    },
  },
  VA: parentForm,
  PM: parentForm,
  MH: parentForm,
  MP: {
    asks: 'proof',
    async find(store, reference, proof) {
      const payment = await findPaymentState(store, { reference, proof });
      return payment && { ...paymentStateWordsFor(payment), since: payment.since };
    },
  },
  CM: undefined,
};

/** The reference in its written form and its kind, which is in its first two letters and tells of nobody. */
export function readKind(typed: string): { reference: string; kind: StatusKind } | undefined {
  const reference = readAnyReference(typed, referencePrefixes);
  if (!reference) return undefined;
  const kind = kinds[reference.slice(0, 2) as ReferencePrefix];
  return kind && { reference, kind };
}
