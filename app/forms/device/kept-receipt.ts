import { clearedMark } from './device-cleared.ts';

/**
 * What of a receipt stays with this entry of the browser's history, so that a reload shows it again, also where the
 * device keeps nothing. No other tab and no later visit has it, and it is worth nothing once the device was cleared.
 */
export function keepReceipt(receipt: object): void {
  history.replaceState({ ...history.state, receipt, since: clearedMark() }, '');
}

/** The receipt that this page showed before it was loaded again; undefined without one. */
export function readReceipt<Receipt extends object>(): Receipt | undefined {
  const { receipt, since } = history.state ?? {};
  return since === clearedMark() ? receipt : undefined;
}

/** Also the one that came with the address (`sent-address.server.ts`). */
export function forgetReceipt(): void {
  const address = new URL(location.href);
  address.searchParams.delete('sent');
  history.replaceState(null, '', address);
}
