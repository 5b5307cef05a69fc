/** The folder that follows every commit (`COPY_TO`), as the desk and the metrics are told of it. */
export interface SecondPlace {
  /** Undefined while everything is there within a second. */
  fault(): SecondPlaceFault | undefined;
  /** For how long something has been missing there; 0 while nothing is. */
  behindMs(): number;
  /** Begins with the whole database again, and removes what no moment of the last seven days needs. */
  forgetOld(now: Date): Promise<void>;
  /** Whether it would be lost with the same disk. */
  isOnSameDisk(): boolean;
}

export type SecondPlaceFault = 'away' | 'full' | 'slow';
