import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';

/** What one hash costs: memory in KiB and passes over it. */
interface HashCost {
  memory: number;
  passes: number;
}

interface KnownHash {
  cost: HashCost;
  salt: Buffer;
  hash: Buffer;
}

/** The first of the settings that OWASP names for Argon2id. */
export const owaspCost: HashCost = { memory: 19_456, passes: 2 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Longer queues would keep people waiting for an answer that their browser has given up. */
const MOST_WAITING = 64;

/** So many people sign in at this moment that no more can wait; they are asked to try again. */
export class HashingQueueFull extends Error {
  override name = 'HashingQueueFull';
}

/**
 * Hashes passwords, a few at a time: while a flood of sign-ins waits here, one core stays free for the pages that
 * everybody else reads.
 */
export class Passwords {
  readonly #cost: HashCost;
  readonly #atOnce: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  /** Of a password that nobody has, so that an unknown address takes as long as a known one. */
  readonly #nobody: KnownHash;

  constructor(cost: HashCost = owaspCost, atOnce = Math.max(1, availableParallelism() - 1)) {
    this.#cost = cost;
    this.#atOnce = atOnce;
    // No password makes random bytes, and hashing one would keep every start waiting.
    this.#nobody = { cost, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) };
  }

  /** The hash with its salt and cost in PHC's form. Throws `HashingQueueFull`. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const { memory, passes } = this.#cost;
    const hash = await this.#argon2(password, salt, this.#cost);
    return `$argon2id$v=19$m=${memory},t=${passes},p=1$${plain(salt)}$${plain(hash)}`;
  }

  /** Whether the password made the hash; without a hash it takes as long and says no. Throws `HashingQueueFull`. */
  async verify(password: string, hash: string | null | undefined): Promise<boolean> {
    const known = hash ? parse(hash) : this.#nobody;
    const made = await this.#argon2(password, known.salt, known.cost);
    return timingSafeEqual(made, known.hash) && Boolean(hash);
  }

  /** Throws `HashingQueueFull` now where a hash would throw it later, so that a flood costs the database nothing. */
  requireRoom(): void {
    if (this.#waiting.length >= MOST_WAITING) throw new HashingQueueFull();
  }

  async #argon2(password: string, nonce: Buffer, { memory, passes }: HashCost): Promise<Buffer> {
    await this.#turn();
    try {
      return await new Promise((resolve, reject) => {
        argon2(
          'argon2id',
          {
            // The same letters typed on another keyboard may be other code points.
            message: password.normalize('NFKC'),
            nonce,
            memory,
            passes,
            parallelism: 1,
            tagLength: HASH_BYTES,
          },
          (error, hash) => (error ? reject(error) : resolve(hash)),
        );
      });
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }

  async #turn(): Promise<void> {
    if (this.#running >= this.#atOnce) {
      this.requireRoom();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#running++;
  }
}

const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function parse(hash: string): KnownHash {
  const [, memory, passes, salt, made] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(hash) ?? [];
  if (!memory || !passes || !salt || !made) throw new Error('Not a hash of this school');
  return {
    cost: { memory: Number(memory), passes: Number(passes) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(made, 'base64'),
  };
}
