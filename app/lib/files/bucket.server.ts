import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';

/** For everything that is asked for at once, all attempts and the whole answer together. */
const TIMEOUT_MS = 15_000;
const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 100;

/** Where an S3-compatible store is, and as whom it is asked. */
export interface BucketAccount {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface BucketSettings extends BucketAccount {
  bucket: string;
}

/** A page of what lies there: objects, and with a delimiter the folders that they lie in. */
interface BucketPage {
  objects: { key: string; keptAt: Date }[];
  folders: string[];
}

export interface Bucket {
  /** Resolves when it is there for good. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
  list(narrowed?: { prefix: string; delimiter?: string }): AsyncGenerator<BucketPage>;
  /** Throws where it cannot be asked. */
  check(): Promise<void>;
}

/**
 * A bucket of an S3-compatible store. Addresses are path-style (`endpoint/bucket/key`), which all of them understand. A
 * key is never written twice with other bytes, so an attempt whose answer was lost can be made again.
 */
export function openBucket(settings: BucketSettings, timeoutMs = TIMEOUT_MS): Bucket {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const folder = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    // A timer holds it: a signal that only a request knows is collected with the request, and never aborts.
    const limit = new AbortController();
    const { signal } = limit;
    setTimeout(() => limit.abort(), timeoutMs).unref();
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === ATTEMPTS;
      try {
        // Signed requests and files go to the address of the settings and nowhere else.
        const request = await client.sign(address, { ...init, redirect: 'manual' });
        const answer = await fetch(request, { signal });
        if (!isPassing(answer.status) || isLast) return answer;
        await answer.body?.cancel();
      } catch (error) {
        if (isLast || signal.aborted) throw unanswered(error);
      }
      await pause(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random() / 2));
    }
  }

  const addressOf = (key: string) =>
    `${folder}/${key.split('/').map(encodeURIComponent).join('/')}`;

  return {
    async put(key, bytes) {
      // The digest lets the store refuse what was damaged on the way; 200 means that it is there for good.
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const answer = await ask(addressOf(key), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: {
          'Content-Type': 'application/octet-stream',
          'X-Amz-Content-Sha256': sha256,
        },
      });
      await expectStatus(answer, 200);
    },
    async get(key) {
      const answer = await ask(addressOf(key));
      if (answer.status === 404) {
        await answer.body?.cancel();
        return undefined;
      }
      if (answer.status !== 200) await expectStatus(answer, 200);
      return Buffer.from(await whole(answer.arrayBuffer()));
    },
    async remove(key) {
      const answer = await ask(addressOf(key), { method: 'DELETE' });
      await expectStatus(answer, 200, 204, 404);
    },
    async *list(narrowed = { prefix: '' }) {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2' });
        if (narrowed.prefix) query.set('prefix', narrowed.prefix);
        if (narrowed.delimiter) query.set('delimiter', narrowed.delimiter);
        if (token) query.set('continuation-token', token);
        const answer = await ask(`${folder}?${query}`);
        if (answer.status !== 200) await expectStatus(answer, 200);
        const page = await whole(answer.text());
        yield { objects: objectsOn(page), folders: foldersOn(page) };
        token = textOf(page, 'NextContinuationToken');
      } while (token);
    },
    async check() {
      await expectStatus(await ask(`${folder}?list-type=2&max-keys=1`), 200);
    },
  };
}

/** What is worth another try: too many requests, and trouble of the store's own. */
function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

async function expectStatus(answer: Response, ...expected: number[]): Promise<void> {
  if (expected.includes(answer.status)) {
    await answer.body?.cancel();
    return;
  }
  const storeCode = await refusalCodeIn(answer);
  const said = [answer.status, storeCode && `(${storeCode})`].filter(Boolean).join(' ');
  throw Object.assign(new Error(`The file store answered ${said}`), {
    code: isPassing(answer.status) ? 'S3_UNAVAILABLE' : 'S3_REFUSED',
    ...(storeCode && { storeCode }),
  });
}

/** An answer that breaks off is none. */
async function whole<Body>(body: Promise<Body>): Promise<Body> {
  try {
    return await body;
  } catch (error) {
    throw unanswered(error);
  }
}

/** More than any store says about an error. */
const LONGEST_REFUSAL = 16 * 1024;

/** The store's own word for why, such as `AccessDenied`; whoever mends it looks for that word. */
async function refusalCodeIn(answer: Response): Promise<string | undefined> {
  let said = '';
  try {
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) {
      said += decoder.decode(bytes, { stream: true });
      if (said.length > LONGEST_REFUSAL) break;
    }
  } catch {
    // The answer broke off; its status is known.
  }
  return /<Code>([A-Za-z0-9.]{1,60})<\/Code>/.exec(said)?.[1];
}

function unanswered(cause: unknown): Error {
  const error = new Error('The file store does not answer', { cause });
  return Object.assign(error, { code: 'S3_UNAVAILABLE' });
}

function objectsOn(page: string): BucketPage['objects'] {
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = textOf(entry, 'Key');
    const keptAt = textOf(entry, 'LastModified');
    return key && keptAt ? [{ key, keptAt: new Date(keptAt) }] : [];
  });
}

function foldersOn(page: string): string[] {
  return [...page.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs)].flatMap(
    ([, entry = '']) => textOf(entry, 'Prefix') ?? [],
  );
}

/** The text of the first element of that name; the store's own names and tokens need only `&amp;` read back. */
function textOf(xml: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
