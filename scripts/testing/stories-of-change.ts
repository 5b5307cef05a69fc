import type { RouteConfigEntry } from '@react-router/dev/routes';
import { addressesReached, beforeParameters } from './reach.ts';

/** Paths of the pages that a change of these files may show on, such as `/enrollment`. */
export function pagesOf(changed: string[], routes: RouteConfigEntry[]): string[] {
  return addressesReached(changed, routes).map(beforeParameters);
}

/** Story files that changed, then those that go to one of the pages, the ones that name them most first. */
export function storiesOf(
  changed: string[],
  pages: string[],
  stories: { file: string; text: string }[],
): string[] {
  const mentions = ({ text }: { text: string }) =>
    pages.reduce(
      (sum, page) => sum + text.split(new RegExp(`['"\`}]${page}(?![\\w/-])`)).length - 1,
      0,
    );
  const own = stories.filter(({ file }) => changed.includes(file));
  const others = stories
    .filter((story) => !own.includes(story) && mentions(story) > 0)
    .sort((one, other) => mentions(other) - mentions(one));
  return [...own, ...others].map(({ file }) => file);
}
