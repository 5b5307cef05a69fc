import { services } from '#app/services.server.ts';
import { type CalendarKind, kindNames } from '#features/calendar/school-event.ts';
import { notFound } from '#lib/problem.server.ts';
import type { Route } from './+types/calendar-file.ts';
import { answerWithFeed } from './answer-with-feed.server.ts';

/** A part of the calendar: `terms.ics`, `events.ics`, `meetings.ics`, or one event by its id. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const [, name = ''] = /^([a-z0-9-]+)\.ics$/.exec(params.file) ?? [];
  if (!name) return notFound();
  const part = Object.hasOwn(kindNames, name) ? { kind: name as CalendarKind } : { id: name };
  return answerWithFeed(context.get(services), request, part);
}
