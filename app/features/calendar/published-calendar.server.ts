import { createHash } from 'node:crypto';
import type { Content } from '#features/content/schemas.ts';
import type { Clock } from '#lib/clock.ts';
import { filledIn } from '#lib/filled-in.ts';
import { dayInLusaka } from '#lib/plain-date.ts';
import type { Store } from '#lib/store/store.server.ts';
import { calendarFeed, type RevisedEvent } from './calendar-feed.ts';
import { type Revisions, reviseEvents } from './revisions.server.ts';
import { type CalendarKind, isNewlyMoved, kindNames } from './school-event.ts';
import { eventsOfYear } from './school-year.ts';

interface CalendarServices {
  store: Store;
  clock: Clock;
  content: Content;
  publicUrl: string;
}

/** Made once for each version of the content, and forgotten with it. */
const revisionsOf = new WeakMap<Content, Promise<Revisions>>();
const feedsOf = new WeakMap<Content, Map<string, PublishedFeed>>();

export interface PublishedFeed {
  body: string;
  etag: string;
}

/** The whole year, a kind, or one event by its id. */
export type FeedPart = 'all' | { kind: CalendarKind } | { id: string };

/** The year's events with their revisions, all that are published. */
export async function listPublishedEvents(services: CalendarServices): Promise<RevisedEvent[]> {
  const events = eventsOfYear(services.content);
  const revisions = await currentRevisions(services);
  return events.map((event) => {
    const revision = revisions.get(event.id);
    if (!revision) throw new Error('An event has no revision');
    return { ...event, sequence: revision.sequence, modifiedAt: revision.modifiedAt };
  });
}

function currentRevisions(services: CalendarServices): Promise<Revisions> {
  const { content } = services;
  const known = revisionsOf.get(content);
  if (known) return known;
  const revised = reviseEvents(services, eventsOfYear(content));
  revisionsOf.set(content, revised);
  // What failed is asked for again.
  revised.catch(() => revisionsOf.delete(content));
  return revised;
}

/** The ids of events that were moved in the last two weeks. */
export async function listNewlyMoved(services: CalendarServices): Promise<string[]> {
  const today = dayInLusaka(services.clock.now());
  return [...(await currentRevisions(services))]
    .filter(([, { movedAt }]) => movedAt && isNewlyMoved(dayInLusaka(new Date(movedAt)), today))
    .map(([id]) => id);
}

/**
 * The feed of that part; undefined for an event that is not there. It is never empty: calendars would take the events away from families' phones.
 */
export async function findFeed(
  services: CalendarServices,
  part: FeedPart,
): Promise<PublishedFeed | undefined> {
  const { content, publicUrl } = services;
  const feeds = feedsOf.get(content) ?? new Map<string, PublishedFeed>();
  feedsOf.set(content, feeds);
  const key = JSON.stringify(part);
  const made = feeds.get(key);
  if (made) return made;
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
  const feed = { body, etag };
  feeds.set(key, feed);
  return feed;
}
