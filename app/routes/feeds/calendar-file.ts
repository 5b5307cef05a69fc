import { services } from '#app/services.server.ts';
import { findSheet } from '#features/calendar/print/calendar-sheets.server.ts';
import { type CalendarKind, kindNames } from '#features/calendar/school-event.ts';
import { answerWithPaper } from '#lib/http/file-answer.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import type { Route } from './+types/calendar-file.ts';
import { answerWithFeed } from './answer-with-feed.server.ts';

/**
 * A part of the calendar: `terms.ics`, `events.ics`, `meetings.ics` or one event by its id; or a sheet of paper,
 * `2026.pdf` or `term-1-2026.pdf`.
 */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const [, name = '', type] = /^([a-z0-9-]+)\.(ics|pdf)$/.exec(params.file) ?? [];
  const school = context.get(services);
  if (type === 'pdf') {
    const paper = await findSheet(school, name);
    return paper
      ? answerWithPaper(request, paper, `${school.content.school.slug}-${name}.pdf`)
      : notFound();
  }
  if (type !== 'ics') return notFound();
  const part = Object.hasOwn(kindNames, name) ? { kind: name as CalendarKind } : { id: name };
  return answerWithFeed(school, request, part);
}
