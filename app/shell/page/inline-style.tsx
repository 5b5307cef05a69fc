import { useNonce } from '#lib/http/nonce.ts';

export function InlineStyle({ css }: { css: string }) {
  return (
    <style
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
      dangerouslySetInnerHTML={{ __html: css }}
    />
  );
}
