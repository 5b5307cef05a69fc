import { expect, test } from 'vitest';
import { PostsInMemory } from './posts-in-memory.ts';

const rule = { name: 'forms', most: 3, perMs: 1000 };

test('so many are let in, then it is time to wait, and each sender is counted alone', () => {
  const posts = new PostsInMemory();
  expect([0, 1, 2].map((at) => posts.count(rule, 'a', at))).toEqual([0, 0, 0]);
  const wait = posts.count(rule, 'a', 400);
  expect(wait).toBeGreaterThan(0);
  expect(posts.count(rule, 'b', 400)).toBe(0);
  expect(posts.count({ ...rule, name: 'files' }, 'a', 400)).toBe(0);
  expect(posts.count(rule, 'a', 400 + wait + 1)).toBe(0);
  expect(posts.count(rule, 'a', 400 + wait + 2)).toBeGreaterThan(0);
});
