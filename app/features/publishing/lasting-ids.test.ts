import { describe, expect, test } from 'vitest';
import { publishedEvents } from '#features/calendar/published-events.ts';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import { contentParts } from './parts.ts';
import { type TypedEntry, typedFrom, valueFrom } from './typed-part.ts';

const show = { category: 'Arts' as const, time: 'All day', location: 'Hall', description: 'Come.' };
const withShows = {
  ...content,
  events: {
    ...content.events,
    events: [
      { ...show, title: 'Choir', startsOn: '2026-06-12' },
      { ...show, title: 'Choir', startsOn: '2026-07-03' },
    ],
  },
};

/** The same content after somebody at the desk has changed the form of a part and published it. */
function published(
  before: typeof content,
  name: 'events' | 'dates',
  list: string,
  change: (entries: TypedEntry[]) => TypedEntry[],
) {
  const part = contentParts[name];
  const typed = typedFrom(part.fields, part.take(before));
  const changed = { ...typed, [list]: change(typed[list] as TypedEntry[]) };
  return { ...before, ...part.place(before, valueFrom(part.fields, changed)) };
}

const idsOf = (one: typeof content) => publishedEvents(one).map(({ id }) => id);
const renamed = (entry: TypedEntry, fields: Record<string, string>): TypedEntry => ({
  ...entry,
  fields: { ...entry.fields, ...fields },
});

describe('the id of an event', () => {
  test('is its title and year while no desk has touched it; the second is …-2', () => {
    const own = idsOf(withShows).filter((id) => id.startsWith('event-'));
    expect(own).toEqual(['event-choir-2026', 'event-choir-2026-2']);
  });

  test('stays when it gets another title, another day and another place in the list', () => {
    const after = published(withShows, 'events', 'items', ([first, second]) => [
      ...(second ? [renamed(second, { title: 'Concert', startsOn: '2027-01-15' })] : []),
      ...(first ? [first] : []),
    ]);
    const concert = publishedEvents(after).find(({ title }) => title === 'Concert');
    expect(concert?.id).toBe('event-choir-2026-2');
    expect(idsOf(after).sort()).toEqual(idsOf(withShows).sort());
  });

  test('stays for a term, a break and a holiday with another name', () => {
    let after: typeof content = content;
    for (const list of ['terms', 'breaks', 'holidays']) {
      after = published(after, 'dates', list, (entries) =>
        entries.map((entry) => renamed(entry, { name: `New ${entry.fields.name}` })).reverse(),
      );
    }
    expect(publishedEvents(after).map(({ title }) => title)).toContain('New Term 1 Begins');
    expect(idsOf(after).sort()).toEqual(idsOf(content).sort());
  });
});

test('what is removed and what is added never share an id', () => {
  const added = { key: '3f2a-key', fields: { ...show, title: 'Choir', startsOn: '2026-08-01' } };
  const after = published(withShows, 'events', 'items', () => [
    { ...added, fields: { id: '', endsOn: '', isCancelled: false, ...added.fields } },
  ]);
  expect(idsOf(after)).toContain('event-choir-3f2a');
});
