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
