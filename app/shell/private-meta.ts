import type { MetaDescriptor } from 'react-router';
import { SLUG_META } from '#features/accounts/slug-meta.ts';
import type { School } from '#features/content/schemas.ts';

interface PrivateMetaArgs {
  matches: readonly [{ loaderData?: { school: School } | undefined }, ...unknown[]];
}

/** The head of a screen that is for one person: a title, nothing for search engines, and what its script needs. */
export function privateMeta({ matches }: PrivateMetaArgs, title: string): MetaDescriptor[] {
  const school = matches[0].loaderData?.school;
  return [
    { title: [title, school?.name].filter(Boolean).join(' · ') },
    { name: 'robots', content: 'noindex' },
    { name: SLUG_META, content: school?.slug },
  ];
}
