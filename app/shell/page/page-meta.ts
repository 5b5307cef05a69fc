import type { MetaDescriptor } from 'react-router';
import type { School } from '#features/content/schemas.ts';

interface PageMetaArgs {
  matches: readonly [
    { loaderData?: { school: School; publicUrl: string } | undefined },
    ...unknown[],
  ];
  location: { pathname: string };
}

/** What the page says of itself. Undefined when its loader failed. */
interface PageWords {
  title: string | undefined;
  description: string | undefined;
  /** The title when the page's own would not stand alone, as a wizard's step would not. */
  sharedTitle?: string | undefined;
}

const PICTURE_WIDTH = '1200';
const PICTURE_HEIGHT = '630';

/**
 * Everything in a page's head that helps it to be found and shared: title, description, canonical address, Open
 * Graph and Twitter tags. A route's `meta` hands over its own arguments and the page's words.
 */
export function pageMeta(
  { matches, location }: PageMetaArgs,
  { title, description, sharedTitle = title }: PageWords,
): MetaDescriptor[] {
  const shared = matches[0].loaderData;
  if (!shared || !title || !description) return [{ title: shared?.school.name ?? '' }];
  const { school, publicUrl } = shared;
  const address = publicUrl + location.pathname;
  return [
    { title: `${title} · ${school.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: school.name },
    { property: 'og:title', content: `${sharedTitle} · ${school.name}` },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: publicUrl + sharePicturePath(location.pathname) },
    { property: 'og:image:width', content: PICTURE_WIDTH },
    { property: 'og:image:height', content: PICTURE_HEIGHT },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** `/` has the picture `home`, `/careers/art-teacher` that of `/careers`, a round that of `/enrollment`. The build draws them. */
export function sharePicturePath(pathname: string): string {
  const first = pathname.split('/')[1] || 'home';
  return `/share/${first === 'rounds' ? 'enrollment' : first}.png`;
}
