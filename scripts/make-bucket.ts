import { AwsClient } from 'aws4fetch';
import { readEnvironment } from '#lib/env.server.ts';

/** Makes the bucket of `S3_BUCKET` where there is none; for a store of one's own, such as the one in compose.yaml. */
const { s3 } = readEnvironment(process.env);
if (!s3) {
  console.error('Set S3_ENDPOINT and what goes with it (.env.example).');
  process.exit(1);
}
const { endpoint, bucket, ...account } = s3;
const client = new AwsClient({ ...account, service: 's3', retries: 0 });
const address = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
const { status } = await client.fetch(address, { method: 'PUT' }).catch(() => ({ status: 0 }));
// 409: it is ours already.
if (status !== 200 && status !== 409) {
  console.error(status ? `The store answered ${status}.` : 'The store does not answer.');
  process.exit(1);
}
console.log(`The bucket ${bucket} is there.`);
