import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Asks until the page comes from the cache, as it does for every visitor but the first; resolves with its brotli bytes. */
export async function warmUp(address: string, path: string): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { isKept, body } = await fetchBrotli(address + path);
    if (isKept) return body.length;
    await pause(50);
  }
  throw new Error(`${path} never came from the cache`);
}

/** The answer as it travels; only kept pages have an ETag. */
export function fetchBrotli(url: string): Promise<{ isKept: boolean; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ isKept: answer.headers.etag !== undefined, body: Buffer.concat(chunks) });
    }).on('error', reject);
  });
}
