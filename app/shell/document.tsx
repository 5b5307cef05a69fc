import { type ReactNode, useState } from 'react';
import { Links, Meta, ScrollRestoration, useLocation } from 'react-router';
import { useNonce } from '#lib/nonce.ts';
import crest from '#ui/pictures/crest.svg';
import fonts from '#ui/styles/fonts.css?inline';
import homeStyles from '#ui/styles/home.css?inline';
import styles from '#ui/styles/school.css?inline';
import { LateScripts } from './late-scripts.tsx';

/** Without scripts everything stands open, and what only a script could do is not offered. */
const WITHOUT_SCRIPTS =
  '.needs-script{display:none!important}.notice{position:static!important;margin:1rem auto}[role=tabpanel],.panel-name{display:block!important}';

export function Document({ savesData, children }: { savesData: boolean; children: ReactNode }) {
  const nonce = useNonce();
  const { pathname } = useLocation();
  const [startedAtHome] = useState(pathname === '/');
  return (
    <html lang="en-ZM">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#0e4430" />
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.png" type="image/png" sizes="48x48" />
        <link rel="icon" href={crest} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* The styles come with the document; the browser's copy of this code does not carry them again. */}
        <Style css={import.meta.env.SSR ? styles : ''} />
        {startedAtHome && <Style css={import.meta.env.SSR ? homeStyles : ''} />}
        {!savesData && <Style css={import.meta.env.SSR ? fonts : ''} />}
        <noscript>
          <style nonce={nonce}>{WITHOUT_SCRIPTS}</style>
        </noscript>
      </head>
      <body className={pathname === '/' ? 'home' : undefined}>
        {children}
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  );
}

function Style({ css }: { css: string }) {
  return (
    <style
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
      dangerouslySetInnerHTML={{ __html: css }}
    />
  );
}
