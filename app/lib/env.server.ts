import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { BucketAccount } from './files/bucket.server.ts';

const portSchema = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'PORT must be a number from 1 to 65535.'),
  v.transform(Number),
  v.minValue(0, 'PORT must be a number from 1 to 65535.'),
  v.maxValue(65535, 'PORT must be a number from 1 to 65535.'),
);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A setting that may be left out, and that reads so; `message` says how. */
const setting = (form: RegExp, message: string) =>
  v.optional(v.pipe(v.string(), v.regex(form, message)));

const webAddress = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.url(`${name} must be a web address.`),
      v.regex(/^https?:\/\//i, `${name} must start with http:// or https://`),
    ),
  );

const environmentSchema = v.pipe(
  v.object({
    PORT: v.optional(portSchema, '3000'),
    HOST: v.optional(v.string(), '127.0.0.1'),
    PUBLIC_URL: webAddress('PUBLIC_URL'),
    DATA_DIR: v.optional(v.string(), './data'),
    CONTENT_DIR: v.optional(v.string(), 'content'),
    DATABASE_URL: setting(/^postgres(ql)?:\/\//, 'DATABASE_URL must start with postgres://'),
    S3_ENDPOINT: webAddress('S3_ENDPOINT'),
    S3_BUCKET: v.optional(v.string()),
    S3_REGION: v.optional(v.string(), 'us-east-1'),
    S3_ACCESS_KEY_ID: v.optional(v.string()),
    S3_SECRET_ACCESS_KEY: v.optional(v.string()),
    SMTP_URL: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^smtps?:\/\/[^/]/i, 'SMTP_URL must start with smtp:// or smtps://'),
        v.url('SMTP_URL must be an address such as smtp://user:password@mail.example.org:587'),
      ),
    ),
    MAIL_FROM: setting(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'MAIL_FROM must hold an e-mail address.'),
    MAIL_DKIM_KEY_FILE: v.optional(v.string()),
    MAIL_DKIM_SELECTOR: setting(
      /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i,
      'MAIL_DKIM_SELECTOR must be a DNS name.',
    ),
    AUTH_SECRET: v.optional(
      v.pipe(v.string(), v.minLength(32, 'AUTH_SECRET must have at least 32 characters.')),
    ),
    FIRST_ADMINISTRATOR: setting(
      /^(none|[^\s@<>]+@[^\s@<>]+)$/,
      'FIRST_ADMINISTRATOR must be an e-mail address or none.',
    ),
    STAFF_SECOND_FACTOR: v.optional(
      v.picklist(
        ['recommended', 'required'],
        'STAFF_SECOND_FACTOR must be recommended or required.',
      ),
    ),
    CLAMD_HOST: setting(
      /^(\/.+|(\[[\da-f:]+\]|[^\s:/]+):\d{1,5})$/i,
      'CLAMD_HOST must be a host and a port, or the path of a socket.',
    ),
    COPY_TO: setting(
      /^(?!s3:)|^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w.-]+)*$/i,
      'COPY_TO must be a folder, or a bucket such as s3://copies/school.',
    ),
    COPY_KEY: setting(
      /^age1[02-9ac-hj-np-z]{58}$/,
      'COPY_KEY must be the public key that npm run copies:key has said.',
    ),
    TRUSTED_PROXY: v.optional(v.string(), ''),
    SERVICE_WORKER: v.optional(
      v.picklist(['on', 'off'], 'SERVICE_WORKER must be on or off.'),
      'on',
    ),
    LOG_LEVEL: v.optional(
      v.picklist(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`),
      'info',
    ),
  }),
  v.check(
    (env) =>
      !env.S3_ENDPOINT ||
      Boolean(
        (env.S3_BUCKET || isBucket(env.COPY_TO)) &&
          env.S3_ACCESS_KEY_ID &&
          env.S3_SECRET_ACCESS_KEY,
      ),
    'S3_ENDPOINT must come with S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  ),
  v.check(
    (env) => !isBucket(env.COPY_TO) || Boolean(env.S3_ENDPOINT),
    'COPY_TO must come with S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY where it is a bucket.',
  ),
  v.check(
    (env) => !env.COPY_TO || !env.DATABASE_URL,
    'COPY_TO follows the SQLite file. PostgreSQL has its own archive: leave COPY_TO out, and see docs/how-to/follow-with-copies.md.',
  ),
  v.check(
    (env) =>
      Boolean(env.MAIL_DKIM_KEY_FILE) === Boolean(env.MAIL_DKIM_SELECTOR) &&
      (!env.MAIL_DKIM_KEY_FILE || Boolean(env.MAIL_FROM)),
    'MAIL_DKIM_KEY_FILE must come with MAIL_DKIM_SELECTOR and MAIL_FROM.',
  ),
  v.transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    dataDir: resolve(env.DATA_DIR),
    contentDir: env.CONTENT_DIR,
    databaseUrl: env.DATABASE_URL,
    /** Where files lie; on the disk where there is no bucket for them. */
    s3:
      env.S3_ENDPOINT && env.S3_BUCKET
        ? { ...accountOf(env, env.S3_ENDPOINT), bucket: env.S3_BUCKET }
        : undefined,
    /** As whom any bucket is asked. */
    bucketAccount: env.S3_ENDPOINT ? accountOf(env, env.S3_ENDPOINT) : undefined,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    dkim:
      env.MAIL_DKIM_KEY_FILE && env.MAIL_DKIM_SELECTOR
        ? { keyFile: env.MAIL_DKIM_KEY_FILE, selector: env.MAIL_DKIM_SELECTOR }
        : undefined,
    authSecret: env.AUTH_SECRET,
    firstAdministrator: env.FIRST_ADMINISTRATOR,
    isSecondFactorRequired: (env.STAFF_SECOND_FACTOR ?? usualSecondFactor(env)) === 'required',
    clamdHost: env.CLAMD_HOST,
    copyTo: env.COPY_TO === undefined || isBucket(env.COPY_TO) ? env.COPY_TO : resolve(env.COPY_TO),
    copyKey: env.COPY_KEY,
    trustedProxies: env.TRUSTED_PROXY.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    isServiceWorkerOff: env.SERVICE_WORKER === 'off',
    logLevel: env.LOG_LEVEL,
  })),
);

/** Whether a place for copies is a bucket, such as `s3://copies/school`, and no folder. */
export const isBucket = (place: string | undefined) => /^s3:/i.test(place ?? '');

function accountOf(
  env: {
    S3_REGION: string;
    S3_ACCESS_KEY_ID?: string | undefined;
    S3_SECRET_ACCESS_KEY?: string | undefined;
  },
  endpoint: string,
): BucketAccount {
  return {
    endpoint,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** On its own machine somebody only tries things out; behind an https address are the families' data. */
function usualSecondFactor({ PUBLIC_URL }: { PUBLIC_URL?: string | undefined }) {
  return /^https:/i.test(PUBLIC_URL ?? '') ? 'required' : 'recommended';
}

export type Environment = v.InferOutput<typeof environmentSchema>;

/** A reason not to start that the person at the keyboard can do something about; its message is one sentence. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/** The settings of `interfaces.md`. Empty values count as unset. Throws `CannotStart` for a wrong one. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = v.safeParse(environmentSchema, given);
  if (!result.success) throw new CannotStart(result.issues[0].message);
  return result.output;
}

/** Makes the folder for everything that the server writes. Throws `CannotStart` when it cannot be written. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    const probe = join(dataDir, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    throw new CannotStart(
      `The data folder ${dataDir} cannot be written; set DATA_DIR to a folder that this user may write to.`,
    );
  }
}
