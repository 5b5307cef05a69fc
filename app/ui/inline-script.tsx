import { useState, useSyncExternalStore } from 'react';
import { useNonce } from '#lib/http/nonce.ts';

interface InlineScriptProps {
  type?: string;
  /** Written by the server; the browser's copy of the code need not carry it. */
  text: string;
}

/**
 * A script that belongs to a document as the server wrote it. Where React makes the page later there is none: the
 * browser is told to let no script turn text into markup.
 */
export function InlineScript({ type, text }: InlineScriptProps) {
  const nonce = useNonce();
  const [isFromServer] = useState(useIsFromServer());
  if (!isFromServer) return null;
  return (
    <script
      type={type}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, or escaped by jsonForHtml
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** True on the server, and where React takes over what the server wrote. */
function useIsFromServer(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}
