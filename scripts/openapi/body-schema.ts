import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { JsonSchema } from './type-schema.ts';

/**
 * What a body has to be, of the schema that decides. Rules that JSON Schema cannot tell (such as ages) are left out:
 * they are answered with 422.
 */
export function bodySchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    target: 'draft-2020-12',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (valibotSchema.type === 'file') return { type: 'string', format: 'binary' };
      return 'limit' in valibotSchema ? { ...jsonSchema, ...lengthOf(valibotSchema) } : jsonSchema;
    },
  });
  return withRequired(described) as JsonSchema;
}

/** As `typedLine` and `typedWords` leave it on what they make (app/lib/text/typed-schema.ts). */
function lengthOf({ limit, missing }: { limit?: unknown; missing?: unknown }) {
  return { ...(missing !== undefined && { minLength: 1 }), maxLength: Number(limit) };
}

/** A text that counts as empty where it is not sent, and must not be empty, has to be sent. */
function withRequired(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withRequired);
  if (typeof part !== 'object' || part === null) return part;
  const { properties = {}, required = [], ...rest } = part as Partial<Group>;
  const whole = { ...part, ...(isToBeSent(rest) && { default: undefined }) };
  const toSend = Object.keys(properties).filter((name) => isToBeSent(properties[name]));
  const inner = Object.entries(whole).map(([name, value]) => [name, withRequired(value)]);
  return {
    ...Object.fromEntries(inner),
    ...(toSend.length > 0 && { required: [...new Set([...required, ...toSend])] }),
  };
}

interface Group {
  properties: Record<string, JsonSchema>;
  required: string[];
}

const isToBeSent = (text: JsonSchema = {}) => text.default === '' && Number(text.minLength) > 0;
