import { listParts } from '#features/publishing/versions.server.ts';
import { roomLoader } from './desk-routes.ts';

export const loader = roomLoader('content', async ({ store }, staff) => ({
  parts: await listParts(store.read, staff),
}));
