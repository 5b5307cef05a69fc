import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';
import { elementarySchool } from '#features/content/structured-data/elementary-school.ts';
import { jsonForHtml } from '#lib/http/json-for-html.ts';
import { InlineScript } from '#ui/inline-script.tsx';

/**
 * What search engines read about the school and what else the page is about (schema.org). Only the server writes it;
 * the browser's copy carries none of it.
 */
export function StructuredData({ nodes = [] }: { nodes?: object[] }) {
  const shared = useRouteLoaderData<typeof loader>('root');
  if (!shared) return null;
  const school = import.meta.env.SSR ? elementarySchool(shared.school, shared.publicUrl) : {};
  return <StructuredGraph nodes={[school, ...nodes]} />;
}

/** The same without the school, whose own pages introduce it. */
export function StructuredGraph({ nodes }: { nodes: object[] }) {
  const json = import.meta.env.SSR
    ? jsonForHtml({ '@context': 'https://schema.org', '@graph': nodes })
    : '';
  return <InlineScript type="application/ld+json" text={json} />;
}
