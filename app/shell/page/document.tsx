import { type ReactNode, Suspense } from 'react';
import { Links, Meta, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { isDocument } from '#app/islands/document-route.ts';
import banner from '#features/calendar/notices/urgent-banner.css?inline';
import { SLUG_META } from '#lib/device/slug-meta.ts';
import { useNonce } from '#lib/http/nonce.ts';
import { InlineScript } from '#ui/inline-script.tsx';
import crest from '#ui/pictures/crest.svg';
import fonts from '#ui/styles/fonts.css?inline';
import { InlineStyle } from './inline-style.tsx';
import { useScrollAfterReload } from './use-scroll-after-reload.ts';

/** Without scripts everything stands open, and what only a script could do is not offered. */
const WITHOUT_SCRIPTS =
  '.needs-script,.if-kept{display:none!important}.unless-kept{display:inline}.notice{position:static!important;margin:1rem auto}[role=tabpanel],.panel-name{display:block!important}';

/** Under which name the session storage has how far each screen was scrolled, by the entry of the history. */
const STORAGE_KEY = 'scrolled';

interface DocumentProps {
  /** Under which name this school keeps things on a device; none where even the shell's facts are missing. */
  slug: string | undefined;
  /** Of the school's data: a phone that was here in another one looks whether something of it is lost. */
  epoch: string | undefined;
  savesData: boolean;
  /** What this page wears. */
  styles: ReactNode;
  hasBanner: boolean;
  /** Addresses of what enhances a page that no router takes over (app/islands/page.ts). */
  pageScripts: string[];
  children: ReactNode;
}

export function Document(props: DocumentProps) {
  const { slug, epoch, savesData, styles, hasBanner, pageScripts, children } = props;
  const nonce = useNonce();
  const { pathname } = useLocation();
  const matches = useMatches();
  const isPrivate = !isDocument(matches);
  return (
    <html lang="en-ZM" data-epoch={epoch}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#0e4430" />
        {slug && <meta name={SLUG_META} content={slug} />}
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.png" type="image/png" sizes="48x48" />
        <link rel="icon" href={crest} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {styles}
        {hasBanner && <InlineStyle css={import.meta.env.SSR ? banner : ''} />}
        {!savesData && <InlineStyle css={import.meta.env.SSR ? fonts : ''} />}
        <noscript>
          {/* React never looks into this, so the browser's copy of the code need not say it. */}
          {import.meta.env.SSR && <style nonce={nonce}>{WITHOUT_SCRIPTS}</style>}
        </noscript>
      </head>
      <body className={pathname === '/' ? 'home' : undefined}>
        {/* What goes wrong while React takes over, or was changed before by a translation, is mended inside: without
            this React makes the whole document anew, which the policy for scripts forbids (a white page). */}
        {isPrivate ? <Suspense>{children}</Suspense> : children}
        {!matches.some(({ handle }) => isWithoutScript(handle)) &&
          // No router takes over a page of the others, so the browser's copy of the code need not know how they load.
          (import.meta.env.SSR && !isPrivate ? (
            <PageScript addresses={pageScripts} />
          ) : (
            <RouterScripts nonce={nonce} />
          ))}
      </body>
    </html>
  );
}

/** A page that asks for no script gets none. */
function isWithoutScript(handle: unknown): boolean {
  return (handle as { isWithoutScript?: true } | undefined)?.isWithoutScript ?? false;
}

/** The page does not wait for it: it comes after everything that is to be seen, and again when the line broke. */
function PageScript({ addresses }: { addresses: string[] }) {
  const imports = addresses.map((address) => `import(${JSON.stringify(address)})`);
  return (
    <InlineScript
      text={`{let load=()=>Promise.all([${imports}]).catch(()=>addEventListener("pointerdown",load,{once:true}));addEventListener("load",load)}`}
    />
  );
}

/**
 * Runs as text inside the page. The router’s own script throws where the tab’s storage is refused: one that keeps nothing
 * stands in.
 */
function standInForTab(): void {
  try {
    sessionStorage.getItem('');
  } catch {
    const nothing = { getItem: () => null, setItem() {}, removeItem() {}, clear() {} };
    Object.defineProperty(window, 'sessionStorage', { value: nothing });
  }
}

function RouterScripts({ nonce }: { nonce: string | undefined }) {
  useScrollAfterReload(STORAGE_KEY);
  return (
    <>
      <InlineScript text={`(${standInForTab})()`} />
      <ScrollRestoration nonce={nonce} storageKey={STORAGE_KEY} />
      <Scripts nonce={nonce} />
    </>
  );
}
