import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { elementarySchool } from './elementary-school.ts';
import { type EventFacts, structuredEvent } from './event.ts';
import { jobPosting, type OpeningFacts } from './job-posting.ts';

const { school } = fixtureContent;
const site = 'https://school.example';

test('the school: its address with the country, its office hours, no placeholder profiles', () => {
  const node = elementarySchool(school, site);
  expect(node).toMatchObject({
    '@type': ['ElementarySchool', 'Preschool'],
    '@id': 'https://school.example/#school',
    name: school.name,
    address: { addressLocality: 'Lusaka', addressCountry: 'ZM' },
    openingHoursSpecification: { opens: '07:30', closes: '16:00' },
  });
  expect(node).not.toHaveProperty('sameAs');
  const social = [{ name: 'Facebook', href: 'https://www.facebook.com/tenmiles' }];
  expect(elementarySchool({ ...school, social }, site)).toMatchObject({
    sameAs: ['https://www.facebook.com/tenmiles'],
  });
});

const openingDay: EventFacts = {
  title: 'Grand Opening',
  description: 'The first day of our new school.',
  category: 'School Event',
  startsOn: '2026-01-05',
  time: '8:00 AM-3:00 PM',
  location: 'School grounds',
  path: '/events#january',
};

test('an event has its times with Lusaka’s offset; one without times is a day', () => {
  expect(structuredEvent(openingDay, school, site)).toMatchObject({
    startDate: '2026-01-05T08:00:00+02:00',
    endDate: '2026-01-05T15:00:00+02:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'School grounds', address: { addressCountry: 'ZM' } },
    organizer: { '@id': 'https://school.example/#school' },
    url: 'https://school.example/events#january',
  });
  const wholeDay = { ...openingDay, time: 'All day', endsOn: '2026-01-07' };
  expect(structuredEvent(wholeDay, school, site)).toMatchObject({
    startDate: '2026-01-05',
    endDate: '2026-01-07',
  });
});

test('an event that was moved, cancelled or is online says so', () => {
  const movedFrom = { startsOn: '2026-01-04', time: '9:00 AM' };
  expect(structuredEvent({ ...openingDay, movedFrom }, school, site)).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-01-04T09:00:00+02:00',
  });
  const { startsOn, time = '' } = openingDay;
  const onlyPlace = structuredEvent({ ...openingDay, movedFrom: { startsOn, time } }, school, site);
  expect(onlyPlace).toMatchObject({ eventStatus: 'https://schema.org/EventScheduled' });
  expect(onlyPlace).not.toHaveProperty('previousStartDate');
  expect(structuredEvent({ ...openingDay, isCancelled: true }, school, site)).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  });
  expect(structuredEvent({ ...openingDay, isOnline: true }, school, site)).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation' },
  });
});

test('nobody attends a holiday or the end of a term', () => {
  for (const category of ['Holiday', 'Administrative']) {
    expect(structuredEvent({ ...openingDay, category }, school, site)).toBeUndefined();
  }
});

const artTeacher: OpeningFacts = {
  id: 'art-teacher',
  title: 'Art Teacher',
  department: 'Academics - Specials',
  type: 'Part-time',
  description: ['You teach drawing & clay.', 'Children < 13.'],
  postedOn: '2025-10-01',
  closesOn: '2025-11-30',
};

test('an opening is posted until its last day and not after it', () => {
  expect(jobPosting(artTeacher, school, site, '2025-11-30')).toMatchObject({
    title: 'Art Teacher',
    description: '<p>You teach drawing &amp; clay.</p><p>Children &lt; 13.</p>',
    datePosted: '2025-10-01',
    validThrough: '2025-11-30T23:59:59+02:00',
    employmentType: 'PART_TIME',
    jobLocation: { address: { addressCountry: 'ZM' } },
    identifier: { value: 'art-teacher' },
    url: 'https://school.example/careers?position=art-teacher',
  });
  expect(jobPosting(artTeacher, school, site, '2025-12-01')).toBeUndefined();
  const open = { ...artTeacher, closesOn: undefined };
  expect(jobPosting(open, school, site, '2030-01-01')).not.toHaveProperty('validThrough');
});
