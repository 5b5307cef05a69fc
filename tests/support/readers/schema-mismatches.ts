interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema | false;
  prefixItems?: Schema[];
}

/** Where a value is not what a schema of the API's description says; nothing where it is. */
export function schemaMismatches(
  schema: Schema,
  value: unknown,
  named: Record<string, Schema>,
  at = '',
): string[] {
  const inside = (inner: Schema, part: unknown, name: string | number) =>
    schemaMismatches(inner, part, named, `${at}/${name}`);
  if (schema.$ref) {
    const known = named[schema.$ref.split('/').at(-1) ?? ''];
    return known ? schemaMismatches(known, value, named, at) : [`${at}: no ${schema.$ref}`];
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const all = choices.map((one) => schemaMismatches(one, value, named, at));
    return all.some((found) => found.length === 0)
      ? []
      : (all.toSorted((a, b) => a.length - b.length)[0] ?? []);
  }
  if (schema.enum && !schema.enum.includes(value)) return [`${at}: ${value} is none of the enum`];
  if ('const' in schema && schema.const !== value)
    return [`${at}: ${value} is not ${schema.const}`];
  if (schema.type && !isOfType(value, schema.type))
    return [`${at}: ${typeof value} is no ${schema.type}`];
  if (Array.isArray(value)) {
    return value.flatMap((part, index) => {
      const item = schema.prefixItems?.[index] ?? schema.items;
      return item === false ? [`${at}: too long`] : item ? inside(item, part, index) : [];
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name));
  return [
    ...missing.map((name) => `${at}: ${name} is missing`),
    ...Object.entries(value).flatMap(([name, part]) => {
      const known = schema.properties?.[name] ?? schema.additionalProperties;
      if (known === false) return [`${at}: ${name} is not described`];
      return typeof known === 'object' ? inside(known, part, name) : [];
    }),
  ];
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object')
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}
