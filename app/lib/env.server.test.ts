import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CannotStart, prepareDataDir, readEnvironment } from './env.server.ts';

describe('the settings', () => {
  test('stand without any', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      contentDir: 'content',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      s3: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      dkim: undefined,
      authSecret: undefined,
      firstAdministrator: undefined,
      isSecondFactorRequired: false,
      clamdHost: undefined,
      trustedProxies: [],
      isServiceWorkerOff: false,
      logLevel: 'info',
    });
  });

  test.each([
    [{}, false],
    [{ PUBLIC_URL: 'http://192.168.1.7:3000' }, false],
    [{ PUBLIC_URL: 'https://school.example' }, true],
    [{ PUBLIC_URL: 'HTTPS://school.example' }, true],
    [{ PUBLIC_URL: 'https://school.example', STAFF_SECOND_FACTOR: 'recommended' }, false],
    [{ PUBLIC_URL: 'http://school.example', STAFF_SECOND_FACTOR: 'required' }, true],
  ])('ask staff for a second factor where families’ data are: %o', (variables, isRequired) => {
    expect(readEnvironment(variables).isSecondFactorRequired).toBe(isRequired);
  });

  test('that are empty count as unset, as a line `PORT=` of an environment file leaves them', () => {
    expect(readEnvironment({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '' })).toEqual(
      readEnvironment({}),
    );
  });

  test('are taken as given', () => {
    const env = readEnvironment({
      PORT: '8080',
      HOST: '::1',
      PUBLIC_URL: 'https://school.example/',
      DATA_DIR: '/srv/school',
      CONTENT_DIR: '/srv/texts',
      DATABASE_URL: 'postgresql://school@db/school',
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'school',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      SMTP_URL: 'smtp://mail:25',
      MAIL_FROM: 'The School <office@school.example>',
      MAIL_DKIM_KEY_FILE: '/etc/school/dkim.pem',
      MAIL_DKIM_SELECTOR: 'school',
      AUTH_SECRET: 'x'.repeat(32),
      FIRST_ADMINISTRATOR: 'head@school.example',
      STAFF_SECOND_FACTOR: 'required',
      CLAMD_HOST: 'clamd:3310',
      SERVICE_WORKER: 'off',
      TRUSTED_PROXY: '10.0.0.1, 10.0.0.2,',
      LOG_LEVEL: 'warn',
      SOMETHING_ELSE: 'x',
    });
    expect(env).toEqual({
      port: 8080,
      host: '::1',
      publicUrl: 'https://school.example',
      contentDir: '/srv/texts',
      dataDir: '/srv/school',
      databaseUrl: 'postgresql://school@db/school',
      s3: {
        endpoint: 'https://s3.example',
        bucket: 'school',
        region: 'us-east-1',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
      },
      bucketAccount: {
        endpoint: 'https://s3.example',
        region: 'us-east-1',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
      },
      smtpUrl: 'smtp://mail:25',
      mailFrom: 'The School <office@school.example>',
      dkim: { keyFile: '/etc/school/dkim.pem', selector: 'school' },
      authSecret: 'x'.repeat(32),
      firstAdministrator: 'head@school.example',
      isSecondFactorRequired: true,
      clamdHost: 'clamd:3310',
      trustedProxies: ['10.0.0.1', '10.0.0.2'],
      isServiceWorkerOff: true,
      logLevel: 'warn',
    });
  });

  test('files stay on the disk where only copies go to a bucket', () => {
    const env = readEnvironment({
      S3_ENDPOINT: 'https://s3.example',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      COPY_TO: 's3://copies/school',
    });
    expect(env.s3).toBeUndefined();
    expect(env.copyTo).toBe('s3://copies/school');
    expect(env.bucketAccount?.endpoint).toBe('https://s3.example');
  });

  test('without PUBLIC_URL the port is in the address', () => {
    expect(readEnvironment({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PORT', '65536'],
    ['PUBLIC_URL', 'school.example'],
    ['PUBLIC_URL', 'ftp://school.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://school@db/school'],
    ['DATABASE_URL', '/var/lib/school.db'],
    ['LOG_LEVEL', 'loud'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_ENDPOINT', 'https://no-bucket.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'The School'],
    ['FIRST_ADMINISTRATOR', 'somebody'],
    ['STAFF_SECOND_FACTOR', 'perhaps'],
    ['MAIL_DKIM_KEY_FILE', '/etc/alone.pem'],
    ['MAIL_DKIM_SELECTOR', 'no selector'],
    ['AUTH_SECRET', 'short-secret'],
    ['CLAMD_HOST', 'clamd'],
    ['CLAMD_HOST', 'run/clamd.ctl'],
    ['CLAMD_HOST', '::1:3310'],
    ['COPY_TO', 's3://copies/school'],
    ['COPY_TO', 's3://copies/../school?x=1'],
  ])('%s "%s" is refused by name, without repeating it', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(CannotStart);
    expect(read).toThrow(new RegExp(`^${name} must `));
    expect(read).not.toThrow(value);
  });
});

describe('the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'school-env-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is made with all folders above it, and left empty', () => {
    const dataDir = join(folder, 'var', 'school');
    prepareDataDir(dataDir);
    prepareDataDir(dataDir);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('that cannot be written is refused with its path and the way out', () => {
    writeFileSync(join(folder, 'file'), '');
    const dataDir = join(folder, 'file', 'data');
    expect(() => prepareDataDir(dataDir)).toThrow(CannotStart);
    expect(() => prepareDataDir(dataDir)).toThrow(
      `The data folder ${dataDir} cannot be written; set DATA_DIR to`,
    );
  });
});
