import * as v from 'valibot';
import { writtenLine } from '#lib/text/written-schema.ts';
import { MISSING_EMAIL } from './notices.ts';

const EMAIL_LIMIT = 254;

export const subscriptionSchema = v.object({
  email: writtenLine('Email address', EMAIL_LIMIT, MISSING_EMAIL),
});
