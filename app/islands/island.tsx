import type { ComponentProps, ComponentType } from 'react';
import { useMatches } from 'react-router';
import { jsonForHtml } from '#lib/http/json-for-html.ts';
import { isDocument } from './document-route.ts';
import type { IslandComponent, IslandName } from './islands.ts';

interface IslandProps<Name extends IslandName> {
  name: Name;
  component: IslandComponent<Name>;
  /** They travel inside the page as JSON. */
  props: ComponentProps<IslandComponent<Name>>;
}

/**
 * Renders the component on the server, inside an element of its own. In a document the phone finds its props beside
 * it, and lets React take over that element and no other (app/islands/wake.ts).
 */
export function Island<Name extends IslandName>({ name, component, props }: IslandProps<Name>) {
  const hasProps = isDocument(useMatches());
  const Component = component as ComponentType<object>;
  return (
    <>
      <div data-island={name}>
        <Component {...props} />
      </div>
      {hasProps && (
        <script
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: no text can end the element
          dangerouslySetInnerHTML={{ __html: jsonForHtml(props) }}
        />
      )}
    </>
  );
}
