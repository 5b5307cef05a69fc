import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** An S3-compatible store in memory that checks every signature itself, and fails when it is told to. */
export interface S3Stub {
  settings: {
    endpoint: string;
    bucket: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  /** For `runSchool`. */
  environment: Record<string, string>;
  objects: Map<string, { bytes: Buffer; keptAt: Date }>;
  /** Answers the next requests with these statuses; `undefined` hangs up without an answer. */
  fail(...statuses: (number | undefined)[]): void;
  /** From now on answers whatever writes after so many milliseconds, at least and at most. */
  slowDown(least: number, most: number): void;
  /** Sends whoever asks next on to this address, whatever they ask. */
  redirect(address: string): void;
  requests(): number;
  stop(): Promise<void>;
}

const BUCKET = 'school';
const REGION = 'af-south-1';
const KEY_ID = 'STUBKEY';
const SECRET = 'a secret of the stub';
const PAGE_SIZE = 3;

export async function startS3Stub(port = 0): Promise<S3Stub> {
  const objects: S3Stub['objects'] = new Map();
  const failures: (number | undefined)[] = [];
  let redirectTo: string | undefined;
  let requests = 0;
  let slowness: [least: number, most: number] = [0, 0];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    requests++;
    if (redirectTo) {
      response.writeHead(307, { Location: redirectTo }).end();
      redirectTo = undefined;
      return;
    }
    if (failures.length > 0) {
      const status = failures.shift();
      if (status) response.writeHead(status).end('<Error/>');
      else request.socket.destroy();
      return;
    }
    const [least, most] = slowness;
    if (most > 0 && request.method !== 'GET') await pause(least + Math.random() * (most - least));
    if (isSigned(request, body)) answer(request, response, body, objects);
    else response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      endpoint,
      bucket: BUCKET,
      region: REGION,
      accessKeyId: KEY_ID,
      secretAccessKey: SECRET,
    },
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    objects,
    fail: (...statuses) => failures.push(...statuses),
    slowDown: (...between) => {
      slowness = between;
    },
    redirect: (address) => {
      redirectTo = address;
    },
    requests: () => requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  objects: S3Stub['objects'],
): void {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://stub');
  const [, bucket, ...parts] = pathname.split('/');
  const name = parts.join('/');
  if (bucket !== BUCKET) return void response.writeHead(404).end('<Error/>');
  if (!name) {
    return void response.writeHead(200).end(listing(objects, searchParams));
  }
  const known = objects.get(name);
  switch (request.method) {
    case 'PUT':
      objects.set(name, { bytes: body, keptAt: new Date() });
      return void response.writeHead(200).end();
    case 'DELETE':
      objects.delete(name);
      return void response.writeHead(204).end();
    default:
      if (known) response.writeHead(200).end(known.bytes);
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  }
}

/** Few at a time, so that whoever asks has to turn the page. */
function listing(objects: S3Stub['objects'], asked: URLSearchParams): string {
  const after = asked.get('continuation-token') ?? '';
  const prefix = asked.get('prefix') ?? '';
  const delimiter = asked.get('delimiter');
  const listedAs = (name: string) => {
    const end = delimiter ? name.indexOf(delimiter, prefix.length) : -1;
    return end < 0 ? name : name.slice(0, end + 1);
  };
  const all = [...objects.keys()].filter((name) => name.startsWith(prefix)).map(listedAs);
  const names = [...new Set(all)].sort().filter((name) => name > after);
  const page = names.slice(0, PAGE_SIZE);
  const contents = page.map((name) => {
    const object = objects.get(name);
    return object
      ? `<Contents><Key>${name}</Key><LastModified>${object.keptAt.toISOString()}</LastModified></Contents>`
      : `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`;
  });
  const next =
    names.length > page.length
      ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
      : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}

/** Signature Version 4, as the store's documentation describes it. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '' } = request.headers;
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  const [keyId, day = '', region = '', service = ''] = credential.split('/');
  const claimed = String(request.headers['x-amz-content-sha256']);
  if (keyId !== KEY_ID || region !== REGION || service !== 's3') return false;
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(body)) return false;

  const url = new URL(request.url ?? '', 'http://stub');
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${request.headers[name]}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(''), names, claimed];
  const text = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    [day, region, service, 'aws4_request'].join('/'),
    sha256(canonical.join('\n')),
  ].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${SECRET}`);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(hmac(key, text).toString('hex')));
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) =>
  createHmac('sha256', key).update(text).digest();
