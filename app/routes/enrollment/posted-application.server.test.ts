import { expect, test } from 'vitest';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { cookieOfPosted, findConfirmed } from './posted-application.server.ts';
import { receiptCookie } from './receipt-cookie.server.ts';

/** It has taken the form, and fails right after. */
const store = {
  get read(): never {
    throw new Error('disk I/O error');
  },
} as unknown as Store;
const services = { store, log: createLog('silent'), publicUrl: 'https://school.example' };

test('a store that fails once it has taken a form does not turn its receipt into an error', async () => {
  expect(await cookieOfPosted(services, 'EA-23CD-FHJK')).toEqual({});
  const Cookie = await receiptCookie.serialize('an id');
  const request = new Request('https://school.example/enrollment?submitted', {
    headers: { Cookie },
  });
  expect(await findConfirmed(request, services)).toBeUndefined();
});
