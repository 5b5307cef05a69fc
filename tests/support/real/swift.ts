import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';

const DEBIAN_SWIFT = '/usr/lib/python3/dist-packages/swift/common/wsgi.py';
const DEBIAN_PYTHON = '/usr/bin/python3';
const TIMEOUT_MS = 60_000;

interface Swift {
  /** Makes a bucket of its own; gives what `openS3Files` takes. */
  newBucket(): Promise<Bucket>;
  stop(): Promise<void>;
}

interface Bucket {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** For `runSchool`. */
export function environmentOf(bucket: Bucket): Record<string, string> {
  return {
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  };
}

/** Starts Debian's OpenStack Swift with its S3 API; undefined, with a printed reason, where it is not installed. */
export async function startSwift(): Promise<Swift | undefined> {
  if (!existsSync(DEBIAN_SWIFT)) {
    console.warn('Skipped: everything on the real Swift, because python3-swift is not installed.');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'swift-'));
  const server = spawn(DEBIAN_PYTHON, ['tests/support/real/swift-server.py', folder]);
  let printed = '';
  server.stderr.on('data', (chunk) => (printed += chunk));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const port = await new Promise<string>((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error(printed)), TIMEOUT_MS);
    server.stdout.once('data', (line) => {
      clearTimeout(timeout);
      resolve(String(line).trim());
    });
    server.once('exit', () => reject(new Error(printed)));
  });
  const account = {
    region: 'us-east-1',
    accessKeyId: 'school:office',
    secretAccessKey: 'secret-of-the-tests',
  };
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    async newBucket() {
      const bucket = `school-${randomUUID()}`;
      const client = new AwsClient({ ...account, service: 's3' });
      const answer = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
      if (answer.status !== 200) throw new Error(await answer.text());
      return { ...account, endpoint, bucket };
    },
    async stop() {
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
