import type { DeliveryOutcome } from './delivery/deliver.ts';

/**
 * The code that sends is loaded when there is something to send. Where the line is down it does not come, and the
 * entry, which is on the device already, waits.
 */
export async function sendWhenLoaded(
  send: () => Promise<DeliveryOutcome>,
): Promise<DeliveryOutcome> {
  try {
    return await send();
  } catch {
    return { kind: 'waiting', isReachable: false };
  }
}
