/** The first that fits: many browsers say that they are Chrome or Safari too. */
const browsers: [RegExp, string][] = [
  [/\bOPR\/|\bOpera Mini\/|\bOpera\//, 'Opera'],
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const machines: [RegExp, string][] = [
  [/\bAndroid\b/, 'an Android phone or tablet'],
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bWindows\b/, 'a Windows computer'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'a Linux computer'],
];

/**
 * What a browser calls itself (`User-Agent`), in a few words without versions: `Chrome on an Android phone or tablet`.
 * Undefined for what calls itself nothing that people know. It can say anything, so nothing may hang on it.
 */
export function browserInWords(userAgent: string | undefined): string | undefined {
  const said = (userAgent ?? '').slice(0, 512);
  const named = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(said))?.[1];
  const [browser, machine] = [named(browsers), named(machines)];
  if (browser && machine) return `${browser} on ${machine}`;
  return browser ?? (machine && `A browser on ${machine}`);
}
