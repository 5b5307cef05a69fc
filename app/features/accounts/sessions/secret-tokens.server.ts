import { createHmac, hash, randomBytes } from 'node:crypto';

/** 256 bits that nobody can guess; the database keeps only the hash, which is worth nothing to a thief. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

export function newSalt(): string {
  return newSecretToken();
}

/**
 * The token that follows a used one. Made from the used token and a salt that the database keeps, so that the same
 * question within the tolerance gets the same answer, and neither the token nor the database alone gives it.
 */
export function successorOf(token: string, salt: string): string {
  return createHmac('sha256', token).update(salt).digest('base64url');
}
