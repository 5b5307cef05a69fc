import type { MetaDescriptor } from 'react-router';
import type { School } from '#features/content/schemas.ts';

interface PrivateMetaArgs {
  matches: readonly [{ loaderData?: { school: School } | undefined }, ...unknown[]];
}

/** The head of a screen that is for one person: a title, and nothing for search engines. */
export function privateMeta({ matches }: PrivateMetaArgs, title: string): MetaDescriptor[] {
  const school = matches[0].loaderData?.school;
  return [
    { title: [title, school?.name].filter(Boolean).join(' · ') },
    { name: 'robots', content: 'noindex' },
  ];
}

/** A route's `meta` of a screen whose title is always the same. */
export const titled = (title: string) => (args: PrivateMetaArgs) => privateMeta(args, title);

/** The head of a record's screen: its reference, and nothing that is in it. */
export function recordMeta({
  params,
  ...args
}: PrivateMetaArgs & { params: { reference: string } }): MetaDescriptor[] {
  return privateMeta(args, params.reference);
}
