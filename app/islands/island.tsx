import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';
import { useMatches } from 'react-router';
import { jsonForHtml } from '#lib/http/json-for-html.ts';
import { InlineScript } from '#ui/inline-script.tsx';
import { isDocument } from './document-route.ts';
import { keepEarlyPress } from './early-press.ts';
import type { IslandComponent, IslandName } from './islands.ts';

interface IslandProps<Name extends IslandName> {
  name: Name;
  component: IslandComponent<Name>;
  /** They travel inside the page as JSON. */
  props: ComponentProps<IslandComponent<Name>>;
}

/**
 * Renders the component on the server, inside an element of its own. In a document the phone finds its props beside
 * it, and lets React take over that element and no other (app/islands/hydrate-islands.ts). Once the page stands or is touched, it
 * asks for all files of the island at once: found one behind the other they would cost a slow line two seconds. A press
 * before they are there is not lost.
 */
export function Island<Name extends IslandName>({ name, component, props }: IslandProps<Name>) {
  const hasProps = isDocument(useMatches());
  const files = useContext(IslandFiles)[name];
  const Component = component as ComponentType<object>;
  return (
    <>
      <div data-island={name}>
        <Component {...(props as object)} />
      </div>
      {hasProps && (
        <script
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: no text can end the element
          dangerouslySetInnerHTML={{ __html: jsonForHtml(props as object) }}
        />
      )}
      {hasProps && files && (
        <InlineScript text={`${askForAll(files)};(${keepEarlyPress})(${JSON.stringify(name)})`} />
      )}
    </>
  );
}

/** What stands in the document, as text. */
const askForAll = (files: string[]) =>
  `{let ask=()=>{for(let file of ${JSON.stringify(files)}){let link=document.createElement("link");link.rel="modulepreload";link.href="/assets/islands/"+file+".js";document.head.append(link)}};for(let event of ["load","focusin","pointerdown"])addEventListener(event,ask,{once:true})}`;

/** Which files each island needs. The server alone knows; a private screen’s browser is not told. */
export const IslandFiles = createContext<Record<string, string[]>>({});
