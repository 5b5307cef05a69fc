import { expect, test } from 'vitest';
import { directionsAddresses, liveMapAddress } from './school-map.ts';

const place = { latitude: -15.2913, longitude: 28.2531 };

test('the live map has a marker on the school and a box around it', () => {
  const address = new URL(liveMapAddress(place));
  expect(address.origin).toBe('https://www.openstreetmap.org');
  expect(address.searchParams.get('marker')).toBe('-15.2913,28.2531');
  const [west = 0, south = 0, east = 0, north = 0] = (address.searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number);
  expect(west).toBeLessThan(place.longitude);
  expect(east).toBeGreaterThan(place.longitude);
  expect(south).toBeLessThan(place.latitude);
  expect(north).toBeGreaterThan(place.latitude);
});

test('directions lead to the school', () => {
  for (const { href } of directionsAddresses(place)) {
    expect(decodeURIComponent(href)).toContain('-15.2913,28.2531');
  }
});
