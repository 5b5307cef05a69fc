import { sortDoubts } from '#features/publishing/doubts/dismissed-doubts.server.ts';
import { findDoubts } from '#features/publishing/doubts/find-doubts.ts';
import { listParts } from '#features/publishing/versions.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { roomLoader } from './desk-routes.ts';

/** Every part of the content with its last change, and what is doubtful in it. */
export const loader = roomLoader('content', async ({ store, clock, content }, staff) => {
  const today = dayInLusaka(clock.now());
  return {
    parts: await listParts(store.read, staff, content),
    doubts: await sortDoubts(store.read, findDoubts(content, today, today)),
  };
});
