import type { Services } from '#app/services.server.ts';
import { listLettersToday } from '#desk/letters/today.server.ts';
import { listMailToday } from '#desk/mail/mail-today.server.ts';
import { enter, type StaffIn } from '#desk/require-room.server.ts';
import { listServerToday } from '#desk/today/server-today.server.ts';
import { listDocumentsToday } from '#features/documents/today.server.ts';
import { listNextInLine } from '#features/enrollment/places/next-in-line.server.ts';
import { listBroughtBackToday } from '#features/families/brought-back/brought-back.server.ts';
import { listNewsletterToday } from '#features/newsletter/desk/today.server.ts';
import { listPapersToday } from '#features/papers/desk/waiting-photographs.server.ts';
import { listContentToday } from '#features/publishing/guarded/today.server.ts';
import { listRetentionToday, listStoppedRetentionToday } from '#features/retention/today.server.ts';
import { listComingBackToday } from '#features/students/coming-back/today.server.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import { mailRooms } from '#features/submissions/kinds.ts';
import { listWork } from '#features/submissions/today/work-list.server.ts';

/** What waits for somebody of the office, in the rooms that they work in: Today lists it, the bar counts it. */
export async function listWhatWaits(school: Services, staff: StaffIn<'today'>) {
  const { store, clock, content, proxies, secondPlace, publicUrl } = school;
  const now = clock.now();
  const lines = await Promise.all([
    listStoppedRetentionToday(store.read, staff, { now }),
    listBroughtBackToday(store.read, staff, now),
    ...Object.values(caseRooms).map((room) => room.today(school, staff)),
    listNewsletterToday(store.read, staff, now),
    listDocumentsToday(store.read, staff),
    listContentToday(store.read, staff),
    listComingBackToday(school, staff),
    listMailToday(store.read, mailRooms, staff),
    listLettersToday(store.read, staff, now),
    listServerToday(store.read, staff, { proxies, secondPlace, now }),
    listPapersToday(store.read, staff, {
      keptDays: content.retention.unseenPhotographDays,
      now,
    }),
    listRetentionToday(store.read, staff, { kept: content.retention, now }),
  ]);
  const admissions = enter(staff, 'enrollment');
  return {
    lines: lines.flat(),
    ...(await listWork(store.read, staff, { content, now })),
    free: admissions
      ? await listNextInLine(store.read, admissions, { content, publicUrl, now })
      : [],
  };
}
