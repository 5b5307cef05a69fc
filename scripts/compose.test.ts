import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnvironment } from '#lib/env.server.ts';

test('the settings in compose.yaml are ones that the site takes, for all that stands beside it', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'));
  const { site, bucket, database, mail } = services;
  expect([database, bucket, mail].every(Boolean)).toBe(true);
  expect(readEnvironment(site.environment)).toMatchObject({
    databaseUrl: `postgres://${database.environment.POSTGRES_USER}:${database.environment.POSTGRES_PASSWORD}@database/${database.environment.POSTGRES_DB}`,
    s3: {
      endpoint: 'http://bucket:9000',
      accessKeyId: bucket.environment.RUSTFS_ACCESS_KEY,
      secretAccessKey: bucket.environment.RUSTFS_SECRET_KEY,
    },
    smtpUrl: 'smtp://mail:1025',
  });
});
