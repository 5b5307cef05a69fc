import type { ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { findPage } from './find-page.ts';

const home = { default: () => null };
const about = { default: () => null };
const story = { default: () => null };
const api = { action: () => null };
const notFound = { default: () => null };
const room = { default: () => null };
const today = { default: () => null };
const record = { default: () => null };
const route = (id: string, path: string | undefined, module: object, index?: true) => [
  id,
  { id, parentId: 'root', path, index, module },
];
const find = findPage(
  Object.fromEntries([
    ['root', { id: 'root', path: '', module: {} }],
    route('home', undefined, home, true),
    route('about', 'about', about),
    route('story', 'news/:slug', story),
    route('api', 'api/applications', api),
    route('rest', '*', notFound),
    ['around', { id: 'around', parentId: 'root', module: {} }],
    ['room', { id: 'room', parentId: 'around', path: 'desk', module: room }],
    ['today', { id: 'today', parentId: 'room', index: true, module: today }],
    ['record', { id: 'record', parentId: 'room', path: 'records/:id', module: record }],
  ]) as unknown as ServerBuild['routes'],
);

describe('which route answers a path', () => {
  test.each([
    ['/', home, { isIndex: true, isCanonical: true, isData: false }],
    ['//', home, { isIndex: true, isCanonical: false }],
    ['/about', about, { isIndex: false, isCanonical: true }],
    ['/about/', about, { isCanonical: false }],
    ['/ABOUT', about, { isCanonical: false }],
    ['/news/grand-opening', story, { isCanonical: true, pattern: '/news/:slug' }],
    ['/desk', today, { isIndex: true, isCanonical: true, isUnknown: false }],
    ['/desk/records/7', record, { isCanonical: true, pattern: '/desk/records/:id' }],
    ['/desk/records/7.data', record, { isData: true, pattern: '/desk/records/:id' }],
    ['/desk/nothing', notFound, { isUnknown: true }],
    ['/api/applications', api, { isCanonical: true, isUnknown: false }],
    ['/nope', notFound, { isUnknown: true, pattern: undefined }],
    ['/nope%ff', undefined, { isUnknown: true, pattern: undefined }],
    ['/__proto__', notFound, { isUnknown: true }],
    ['//about', notFound, { isUnknown: true }],
    ['/_.data', home, { isData: true, isIndex: true, isCanonical: false }],
    ['/.data', home, { isData: true, isIndex: true }],
    ['/about.data', about, { isData: true, isCanonical: false }],
    ['/nope.data', notFound, { isData: true, isUnknown: true }],
  ])('%s', (path, module, facts) => {
    const found = find(path);
    expect(found).toMatchObject(facts);
    expect(found.module).toBe(module);
  });

  test('also when many others were asked for in between, and when it is asked for again', () => {
    for (let round = 0; round < 2; round++) {
      for (let number = 0; number < 700; number++) {
        const { pattern } = find(`/desk/records/${number}`);
        expect(pattern).toBe('/desk/records/:id');
        expect(find('/about').module).toBe(about);
      }
    }
  });
});
