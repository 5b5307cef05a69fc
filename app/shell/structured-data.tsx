import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';
import { elementarySchool } from '#features/content/structured-data/elementary-school.ts';
import { jsonForHtml } from '#lib/json-for-html.ts';
import { useNonce } from '#lib/nonce.ts';

/**
 * What search engines read (schema.org), as one graph: the school, and what else the page is about. Only the
 * server writes it; the browser's copy carries none of it.
 */
export function StructuredData({ nodes = [] }: { nodes?: object[] }) {
  const shared = useRouteLoaderData<typeof loader>('root');
  const nonce = useNonce();
  if (!shared) return null;
  const json = import.meta.env.SSR
    ? jsonForHtml({
        '@context': 'https://schema.org',
        '@graph': [elementarySchool(shared.school, shared.publicUrl), ...nodes],
      })
    : '';
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonForHtml
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
