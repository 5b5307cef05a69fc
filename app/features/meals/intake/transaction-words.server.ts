import { addSearchWords } from '#lib/search/search-words.server.ts';
import { searchWordsOf } from '#lib/search/search-words.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';

/** Lets a payment be found by its transaction. An id that was entered before stays: the office may still look for it. */
export async function addTransactionWords(
  transaction: WriteTransaction,
  paymentId: string,
  transactionId: string,
): Promise<void> {
  await addSearchWords(transaction, 'MP', paymentId, searchWordsOf({ codes: [transactionId] }));
}
