/** A reference with two characters, side by side and not the same, in each other's place. */
export function swapped(reference: string): string {
  const characters = reference.replaceAll('-', '');
  const at = [...characters].findIndex(
    (one, place) => place > 1 && place < 9 && one !== characters[place + 1],
  );
  const [one, next] = [characters[at], characters[at + 1]];
  return `${characters.slice(0, at)}${next}${one}${characters.slice(at + 2)}`;
}
