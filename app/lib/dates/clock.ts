/** Where "now" comes from, so that tests can choose the day. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
