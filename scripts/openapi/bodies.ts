import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { ApplicationDay } from '#features/enrollment/enrollment-years.ts';
import {
  copySchema,
  locatorSchema,
} from '#features/enrollment/form/draft-copy/draft-copies.server.ts';
import { enrollmentApplicationSchema } from '#features/enrollment/form/schema.ts';
import { transactionSchema } from '#features/meals/form/transaction-schema.ts';
import { subscriptionSchema } from '#features/newsletter/form/schema.ts';
import { jobApplicationSchema } from '#features/recruitment/form/schema.ts';
import { shortForms } from '#features/submissions/kinds.ts';
import { formSchema } from '#forms/parse-form.ts';

export interface Body {
  mediaType: 'application/json' | 'multipart/form-data';
  schema: object;
  /** What a program hears when it was taken: status and field names. */
  status: 200 | 201;
  answer: string[];
}

const RECEIPT = ['reference', 'submissionDate'];

/** What each public address takes on that day, from the schema that decides on the server. */
export function publicBodies(day: ApplicationDay): Record<string, Body> {
  const json = (schema: v.GenericSchema, answer = RECEIPT): Body => ({
    ...{ mediaType: 'application/json', status: 201, answer },
    schema: jsonSchemaOf(schema),
  });
  const enrollment = enrollmentApplicationSchema(day);
  const withNotice = v.object({
    ...enrollment.entries,
    ...{ noticeVersion: v.optional(v.string()), togetherWith: v.optional(v.string()) },
  });
  return {
    '/api/enrollment-applications': json(withNotice),
    '/api/job-applications': {
      ...json(jobApplicationSchema([])),
      mediaType: 'multipart/form-data',
    },
    '/api/newsletter-subscriptions': json(subscriptionSchema, ['submissionDate']),
    '/api/meal-payment-transactions': json(transactionSchema(day.today), [
      ...['reference', 'amountKwacha', 'status'],
    ]),
    '/api/draft-copies': json(copySchema, ['expiresAt']),
    '/api/draft-copies/open': { ...json(locatorSchema, ['ciphertext']), status: 200 },
    ...Object.fromEntries(shortForms.map((form) => [form.api, json(formSchema(form, day.today))])),
  };
}

/**
 * Rules that JSON Schema cannot tell (such as ages and lengths in code points) are left out: they are answered with
 * 422. A field is required when the schema refuses an empty object because of it.
 */
function jsonSchemaOf(schema: v.GenericSchema): object {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    ...{ errorMode: 'ignore', typeMode: 'input', target: 'draft-2020-12' },
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'file' ? { type: 'string', format: 'binary' } : jsonSchema,
  });
  const { issues = [] } = v.safeParse(schema, {});
  const required = new Set(issues.map((issue) => String(issue.path?.[0]?.key)));
  return { ...described, required: [...required], additionalProperties: false };
}
