/**
 * A page's words as one text in the loader's answer. The router would number each of the hundreds, and the numbers
 * are a twentieth of the document.
 */
export type OneText<Value> = string & { readonly holds?: Value };

export function asOneText<Value>(value: Value): OneText<Value> {
  return JSON.stringify(value);
}

export function readOneText<Value>(text: OneText<Value>): Value {
  return JSON.parse(text) as Value;
}
