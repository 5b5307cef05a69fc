import { createHash } from 'node:crypto';
import type { Content } from '#features/content/schemas.ts';
import { addDays, dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import { memoizeBySource } from '#lib/memoize-by-source.ts';
import { type Log, logUnexpected } from '#lib/metrics/log.server.ts';
import type { Needs } from '#lib/needs.ts';
import { filledIn } from '#lib/text/filled-in.ts';
import { publishedEvents } from '../published-events.ts';
import { type CalendarKind, isNewlyMoved, kindNames, type NewlyMoved } from '../school-event.ts';
import { calendarFeed, type RevisedEvent } from './calendar-feed.ts';
import { type Revisions, reviseEvents } from './revisions.server.ts';

interface CalendarServices extends Needs<'store' | 'clock' | 'publicUrl'> {
  content: Content;
}

/** Made once for each version of the content, and forgotten with it. */
const memoized = memoizeBySource<Revisions>();
const feedsOf = new WeakMap<Content, Map<string, PublishedFeed>>();

interface PublishedFeed {
  body: string;
  etag: string;
  /** What was taken away stays only for some days. */
  madeOn: PlainDate;
}

/** All of it, a kind, or one event by its id. */
export type FeedPart = 'all' | { kind: CalendarKind } | { id: string };

/** How long calendars are told that an event was taken away; the slowest look once in some days. */
const WITHDRAWN_DAYS = 30;

/** All events that are published, with their revisions, and those that were taken away lately as cancelled ones. */
async function listPublishedEvents(services: CalendarServices): Promise<RevisedEvent[]> {
  const today = dayInLusaka(services.clock.now());
  const revisions = await currentRevisions(services);
  const published = publishedEvents(services.content).map((event) => {
    const revision = revisions.get(event.id);
    if (!revision) throw new Error('An event has no revision');
    return { ...event, sequence: revision.sequence, modifiedAt: revision.modifiedAt };
  });
  const withdrawn = [...revisions.values()].flatMap(({ withdrawn, sequence, modifiedAt }) =>
    withdrawn && today < addDays(dayInLusaka(new Date(withdrawn.at)), WITHDRAWN_DAYS)
      ? { ...withdrawn.event, isCancelled: true, isWithdrawn: true, sequence, modifiedAt }
      : [],
  );
  return [...published, ...withdrawn];
}

function currentRevisions(services: CalendarServices): Promise<Revisions> {
  const { content } = services;
  return memoized(content, 'revisions', () =>
    reviseEvents(services, { events: publishedEvents(content), year: content.calendar.year }),
  );
}

/** The events that were moved in the last two weeks; none while that cannot be read: pages stand without it. */
export async function listNewlyMoved(
  services: CalendarServices & { log: Log },
): Promise<NewlyMoved[]> {
  const today = dayInLusaka(services.clock.now());
  const revisions = await currentRevisions(services).catch((error) => {
    logUnexpected(services.log, error);
    return new Map<string, never>();
  });
  return [...revisions].flatMap(([id, { moved }]) =>
    moved && isNewlyMoved(dayInLusaka(new Date(moved.at)), today) ? { id, from: moved.from } : [],
  );
}

/**
 * The feed of that part; undefined for an event that is not there. It is never empty: calendars would take the events away from families' phones.
 */
export async function findFeed(
  services: CalendarServices,
  part: FeedPart,
): Promise<PublishedFeed | undefined> {
  const { content, publicUrl } = services;
  const madeOn = dayInLusaka(services.clock.now());
  const feeds = feedsOf.get(content) ?? new Map<string, PublishedFeed>();
  feedsOf.set(content, feeds);
  const key = JSON.stringify(part);
  const made = feeds.get(key);
  if (made?.madeOn === madeOn) return made;
  const all = await listPublishedEvents(services);
  const events = all.filter(
    (event) => part === 'all' || ('kind' in part ? event.kind === part.kind : event.id === part.id),
  );
  if (events.length === 0) return undefined;
  const { name, slug } = content.school;
  const about = part !== 'all' && 'kind' in part ? `: ${kindNames[part.kind]}` : '';
  const body = calendarFeed({
    name: `${name}${about}`,
    description: filledIn(content.events.description, { year: String(content.calendar.year) }),
    slug,
    publicUrl,
    events,
  });
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const feed = { body, etag, madeOn };
  feeds.set(key, feed);
  return feed;
}
