import { createHash } from 'node:crypto';
import { contentSecurityPolicy, frameSourceOf } from '#lib/http/content-security-policy.server.ts';

/**
 * A document that a cache may give to others, here or on the way (`s-maxage`), leaves with hashes from its first answer
 * on: a nonce that is sent twice protects nobody. Any other answer stays as it is.
 */
export async function withoutSharedNonce(answer: Response): Promise<Response> {
  const policy = answer.headers.get('Content-Security-Policy');
  if (!policy || !answer.headers.get('Cache-Control')?.includes('s-maxage')) return answer;
  const { status, headers } = answer;
  const page = withHashes(await answer.text(), policy);
  headers.set('Content-Security-Policy', page.policy);
  return new Response(page.html, { status, headers });
}

/**
 * For a page that is sent to everybody (docs/decisions/0007): each inline script and style that carries the
 * nonce of its render is named by its hash, and the nonce is dropped. Takes the policy of that render; the frame that
 * the page added to it stays.
 */
export function withHashes(page: string, policy: string): { html: string; policy: string } {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (!nonce) throw new Error('A document carries the nonce of its render');
  const attribute = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [element, tag, code] of page.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g)) {
    if (!code || !element.slice(0, element.indexOf('>')).includes(attribute)) continue;
    const hash = createHash('sha256').update(code).digest('base64');
    hashes[tag as 'script' | 'style'].add(`'sha256-${hash}'`);
  }
  return {
    html: page.replaceAll(attribute, ''),
    policy: contentSecurityPolicy(
      { script: [...hashes.script], style: [...hashes.style] },
      frameSourceOf(policy),
    ),
  };
}
