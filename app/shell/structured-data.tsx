import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';
import { elementarySchool } from '#features/content/structured-data/elementary-school.ts';
import { jsonForHtml } from '#lib/json-for-html.ts';
import { InlineScript } from '#ui/inline-script.tsx';

/**
 * What search engines read (schema.org), as one graph: the school, and what else the page is about. Only the
 * server writes it; the browser's copy carries none of it.
 */
export function StructuredData({ nodes = [] }: { nodes?: object[] }) {
  const shared = useRouteLoaderData<typeof loader>('root');
  if (!shared) return null;
  const json = import.meta.env.SSR
    ? jsonForHtml({
        '@context': 'https://schema.org',
        '@graph': [elementarySchool(shared.school, shared.publicUrl), ...nodes],
      })
    : '';
  return <InlineScript type="application/ld+json" text={json} />;
}
