/**
 * A strict policy (CSP level 3). Inline scripts and styles run only with this page's nonce, or, on a page that is
 * cached and so the same for everybody, with their own hash: a nonce that is sent twice protects nobody.
 * `sources` are such as `'nonce-…'` and `'sha256-…'`; `more` is what a single page needs, such as `frame-src …`.
 */
export function contentSecurityPolicy(
  sources: { script: string[]; style: string[] },
  more?: string | null,
): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...sources.script].join(' ')}`,
    `style-src ${["'self'", ...sources.style].join(' ')}`,
    "img-src 'self' data:",
    // The letters of a page's heading travel inside the page.
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types school',
    ...(more ? [more] : []),
  ].join('; ');
}

/** The part of a policy that its page added. */
export function frameSourceOf(policy: string): string | undefined {
  return /frame-src [^;]+/.exec(policy)?.[0];
}
