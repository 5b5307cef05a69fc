import { setTimeout as pause } from 'node:timers/promises';
import type { SecondPlaceFault } from '#lib/store/second-place.ts';
import { Chain, type Followed } from './chain.server.ts';
import { LostTrack } from './pinned-log.server.ts';
import { findPlace } from './place/find-place.server.ts';
import type { BucketAccount } from './place/open-place.server.ts';
import {
  faultOf,
  newPatience,
  type Patience,
  type Place,
  withPatience,
} from './place/place.server.ts';
import type { Sealing } from './seal.server.ts';

/** With the time that it takes to write and flush, within a second. */
const LOOK_EVERY_MS = 250;
/** After the log has gone on without us a new chain is begun. */
const AGAIN_SOON_MS = 10;
const TRY_AGAIN_MS = 5000;
/** Shorter than what overwrites erased rows waits for the log. */
const PATIENCE_MS = 8000;
/** How often somebody looks whether the place is there while nothing is written. */
const CHECK_EVERY_MS = 5000;

/** Said after each look: `at` is the time until which the place has everything, where there is no fault. */
export interface Report {
  at: number;
  fault?: SecondPlaceFault;
  /** For the log. */
  reason?: string;
  isOnSameDisk: boolean;
}

export interface FollowSettings extends Followed {
  copyTo: string;
  account: BucketAccount;
  sealing: Sealing;
}

/** A chain that is being begun. */
interface Next {
  chain?: Chain;
  error?: unknown;
  abandoning: AbortController;
  /** Resolves when it has become whole, or has failed. */
  begun: Promise<void>;
}

/** Follows for as long as it runs. Where the place fails it lets go of the log, and begins a new chain once it can. */
export class Follower {
  readonly #settings: FollowSettings;
  readonly #tell: (report: Report) => void;
  readonly #patience = newPatience(PATIENCE_MS);
  readonly #stopping = new AbortController();
  #chain: Chain | undefined;
  /** Takes the place of the chain once it is whole; the one before follows until then. */
  #next: Next | undefined;
  #place: Place | undefined;
  #checkedAt = 0;
  #isToBeginAnew = false;
  #isOnSameDisk = false;
  #running: Promise<void>;

  constructor(settings: FollowSettings, tell: (report: Report) => void) {
    this.#settings = settings;
    this.#tell = tell;
    this.#running = this.#run();
  }

  /** Works on the place while it is followed, in turns; rejects where the place is away, and soon once this is stopped. */
  async alongside<Result>(work: (place: Place) => Promise<Result>): Promise<Result> {
    const unlessStopped: Patience = async (call) => {
      this.#stopping.signal.throwIfAborted();
      return call();
    };
    return work(withPatience(await this.#openPlace(), unlessStopped));
  }

  /** Begins a new chain, while the one before goes on until that is whole. */
  beginAnew(): void {
    this.#isToBeginAnew = true;
  }

  /** Brings there what was written last. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#rest(await this.#look());
    }
    // What was written during the last rest; and in a new chain what was written while it was begun.
    if ((await this.#look()) === AGAIN_SOON_MS) await this.#look();
    if (this.#next) {
      await this.#next.begun;
      await this.#look();
    }
    this.#letGo();
  }

  /** Gives how long to rest. */
  async #look(): Promise<number> {
    const at = Date.now();
    try {
      const place = await this.#openPlace();
      this.#takeNext();
      if (this.#chain) await this.#chain.follow();
      else this.#chain = await this.#begin(place);
      if (this.#isToBeginAnew) this.#beginNext(place);
      this.#tell({ at, isOnSameDisk: this.#isOnSameDisk });
      return LOOK_EVERY_MS;
    } catch (error) {
      this.#letGo();
      if (error instanceof LostTrack) return AGAIN_SOON_MS;
      const { kind, message } = faultOf(error);
      this.#tell({ at, fault: kind, reason: message, isOnSameDisk: this.#isOnSameDisk });
      return TRY_AGAIN_MS;
    }
  }

  #begin(place: Place, signal?: AbortSignal): Promise<Chain> {
    return Chain.begin(place, this.#settings.sealing, this.#settings, signal);
  }

  #beginNext(place: Place): void {
    if (this.#next) return;
    this.#isToBeginAnew = false;
    const abandoning = new AbortController();
    const next: Next = { abandoning, begun: Promise.resolve() };
    next.begun = this.#begin(place, abandoning.signal).then(
      (chain) => {
        if (abandoning.signal.aborted) chain.close();
        else next.chain = chain;
      },
      (error) => {
        next.error = error;
      },
    );
    this.#next = next;
  }

  #takeNext(): void {
    const { chain, error } = this.#next ?? {};
    if (error) throw error;
    if (!chain) return;
    this.#chain?.close();
    this.#chain = chain;
    this.#next = undefined;
  }

  async #openPlace(): Promise<Place> {
    if (this.#place) {
      if (Date.now() - this.#checkedAt < CHECK_EVERY_MS) return this.#place;
      await this.#place.check();
      this.#checkedAt = Date.now();
      return this.#place;
    }
    const found = await this.#patience(() => findPlace(this.#settings));
    this.#isOnSameDisk = found.isOnSameDisk;
    this.#place = withPatience(found.place, this.#patience);
    this.#checkedAt = Date.now();
    return this.#place;
  }

  #letGo(): void {
    this.#chain?.close();
    this.#chain = undefined;
    this.#next?.abandoning.abort();
    this.#next?.chain?.close();
    this.#next = undefined;
    this.#place = undefined;
    this.#isToBeginAnew = false;
  }

  async #rest(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }
}
