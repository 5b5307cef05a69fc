import type { ReadStore } from '#lib/store/store.server.ts';
import { listPeople } from './people.server.ts';

/** The phone of the first guardian of a child who may be told of it; '' where nobody with a phone may. */
export async function phoneToCall(read: ReadStore, reference: string): Promise<string> {
  for (const { form, guardian, accountId, mayKnow } of await listPeople(read, reference)) {
    if (accountId || !guardian || mayKnow === 'nothing') continue;
    const phone = form[`parent${guardian}_phone`];
    if (phone !== '') return phone;
  }
  return '';
}
