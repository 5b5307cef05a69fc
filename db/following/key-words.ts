import { bech32 } from '@scure/base';
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

const PREFIX = 'AGE-SECRET-KEY-';

/** A private key as 24 words of a list that was made to be written by hand (BIP 39); the last one checks the others. */
export function wordsOfKey(key: string): string[] {
  return entropyToMnemonic(bech32.decodeToBytes(key).bytes, wordlist).split(' ');
}

/** The key from what somebody has typed or scanned: its words, in any case and on any lines, or the key itself. */
export function readKey(typed: string): string | undefined {
  const text = typed.trim();
  if (/^AGE-SECRET-KEY-1[02-9A-HJ-NP-Z]+$/i.test(text)) return text.toUpperCase();
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  try {
    return bech32
      .encodeFromBytes(PREFIX, mnemonicToEntropy(words.join(' '), wordlist))
      .toUpperCase();
  } catch {
    return undefined;
  }
}
