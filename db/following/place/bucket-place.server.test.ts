import { afterAll, beforeAll, expect, test } from 'vitest';
import { type S3Stub, startS3Stub } from '#tests/support/stubs/s3-stub.ts';
import { findPlace } from './find-place.server.ts';
import { openPlace } from './open-place.server.ts';

let stub: S3Stub;
beforeAll(async () => {
  stub = await startS3Stub();
});
afterAll(() => stub.stop());

const wanted = () => ({ copyTo: 's3://school/copies', account: stub.settings, dataDir: '/none' });

test('a folder of a bucket holds what is put there, beside whatever else the bucket has', async () => {
  const { place, isOnSameDisk } = await findPlace(wanted());
  expect(isOnSameDisk).toBe(false);
  const names = ['one', 'two', 'three', 'four', 'five'];
  for (const name of names) await place.put('chain-000001', name, Buffer.from(`Chanda ${name}`));
  await place.put('files', 'six', Buffer.from('Mwila'));
  stub.objects.set('copies-of-others/one', { bytes: Buffer.from('x'), keptAt: new Date() });
  expect((await place.list('chain-000001')).sort()).toEqual(names.toSorted());
  expect(await place.list('chain-000002')).toEqual([]);
  expect((await place.folders()).sort()).toEqual(['chain-000001', 'files']);
  expect(String(await place.get('chain-000001', 'four'))).toBe('Chanda four');
  await expect(place.get('chain-000001', 'seven')).rejects.toMatchObject({ code: 'ENOENT' });
  await place.remove('files', 'six');
  await place.remove('chain-000001');
  expect(await place.folders()).toEqual([]);
  expect(stub.objects.has('copies-of-others/one')).toBe(true);
});

test('it is made a place once, and is another one when its marker has gone', async () => {
  const { place } = await findPlace(wanted());
  expect((await findPlace(wanted())).place.id).toBe(place.id);
  expect((await openPlace('s3://school/copies', stub.settings)).id).toBe(place.id);
  for (const key of stub.objects.keys()) stub.objects.delete(key);
  await expect(place.check()).rejects.toMatchObject({ kind: 'away' });
  await expect(openPlace('s3://school/copies', stub.settings)).rejects.toThrow('holds no copies');
});

test('without a store in the settings it is said what is missing', async () => {
  await expect(findPlace({ ...wanted(), account: undefined })).rejects.toThrow('set S3_ENDPOINT');
});
