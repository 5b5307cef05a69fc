/**
 * A page's words as one text in the loader's answer. The router would number each of the hundreds, and the numbers
 * are a twentieth of the document.
 */
type JsonText<Value> = string & { readonly holds?: Value };

export function toJsonText<Value>(value: Value): JsonText<Value> {
  return JSON.stringify(value);
}

export function parseJsonText<Value>(text: JsonText<Value>): Value {
  return JSON.parse(text) as Value;
}
