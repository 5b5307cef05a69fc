const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long a server that is there may ask to come back later before the mail counts as undeliverable. */
const GIVE_UP_AFTER_MS = 7 * 24 * HOUR;
/** A week of asking has some forty of them; fewer mean that the server was off, or that the clock has leapt. */
const LEAST_TRIES = 20;

/**
 * How long a mail rests after its `tries`-th try in vain. `putOff`: the server wants it later, as greylisting does
 * (at least five minutes). `unreachable`: nobody could look at it, so it is back soon after the server is.
 * `random` from 0 to 1 spreads what failed together; it only ever adds, because a greylist counts the seconds.
 */
export function restOfMail(
  outcome: 'putOff' | 'unreachable',
  tries: number,
  random: number,
): number {
  return outcome === 'putOff'
    ? doubled(5 * MINUTE, tries, 4 * HOUR, random)
    : doubled(10 * SECOND, tries, 15 * MINUTE, random);
}

/** How long all sending rests after so many failures in a row to reach the server. */
export function restOfSender(failures: number, random: number): number {
  return doubled(5 * SECOND, failures, 5 * MINUTE, random);
}

/** A server that is down uses up nothing; one that has asked for another time for a week will not change its mind. */
export function isHopeless(putOffSince: Date, now: Date, tries: number): boolean {
  return now.getTime() - putOffSince.getTime() >= GIVE_UP_AFTER_MS && tries >= LEAST_TRIES;
}

function doubled(first: number, count: number, most: number, random: number): number {
  const rest = Math.min(first * 2 ** Math.min(count - 1, 20), most);
  return Math.round(rest * (1 + random / 4));
}
