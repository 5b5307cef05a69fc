import type { School } from './schemas.ts';

/** Whether a social link leads to a page of the school. A network's own front page is a placeholder. */
export function isOwnProfile(href: string): boolean {
  return href.startsWith('https://') && new URL(href).pathname !== '/';
}

/** The social links that lead to no page of the school yet, one sentence each. The footer has them all the same, as the specification says. */
export function findSocialPlaceholders({ social }: Pick<School, 'social'>): string[] {
  return social
    .filter(({ href }) => !isOwnProfile(href))
    .map(
      ({ name, href }) =>
        `school.yaml: the link ${name} in the footer leads to ${href}, which is no page of the school. Give the school’s own address, or take the link off.`,
    );
}
