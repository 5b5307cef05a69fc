/** The folder that follows every commit (`COPY_TO`), as the desk and the metrics are told of it. */
export interface SecondPlace {
  /** Undefined while the place takes what it is given, also where it is slow. */
  fault(): SecondPlaceFault | undefined;
  /** For how long something may have been missing there; 0 while everything is there within a second. */
  behindMs(): number;
  /** What the last look at every copy has found wrong. */
  damage(): string | undefined;
  /**
   * Looks at every copy; gives the time of the newest where all are whole. Both do nothing while there is a fault, and
   * wait no longer once `stopping` is aborted: a slow place would keep the site from stopping.
   */
  check(stopping: AbortSignal): Promise<string | undefined>;
  /** Begins with the whole database again, and removes what no moment of the last seven days needs. */
  forgetOld(now: Date, stopping: AbortSignal): Promise<void>;
  /** Whether whoever finds it can read it, for want of a key (`COPY_KEY`). */
  isReadable(): boolean;
  /** Whether it would be lost with the same disk. */
  isOnSameDisk(): boolean;
}

export type SecondPlaceFault = 'away' | 'full' | 'slow';
