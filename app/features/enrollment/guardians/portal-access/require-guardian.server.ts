import {
  type AuthorizedAccount,
  requireAccount,
} from '#features/accounts/sessions/authorization.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { readReference } from '#lib/text/reference.ts';
import { findFollowed } from '../guardian-links.server.ts';

/** A guardian at an application that their account follows, checked at this request. Nobody else can make one. */
class Linked {
  readonly accountId: string;
  readonly email: string;
  readonly applicationId: string;
  readonly reference: string;
  readonly #isChecked = true;
  constructor(account: AuthorizedAccount, application: { id: string; reference: string }) {
    this.accountId = account.accountId;
    this.email = account.email;
    this.applicationId = application.id;
    this.reference = application.reference;
  }
  /** Only for the compiler: tells it from an object made by hand. */
  get isChecked(): boolean {
    return this.#isChecked;
  }
}
export type Guardian = Linked;

/** Throws 401 or 403 unless somebody is signed in, and 404 unless their account follows the application. */
export async function requireGuardian(
  request: Request,
  services: Parameters<typeof requireAccount>[1],
  typed: string,
): Promise<Guardian> {
  const account = await requireAccount(request, services);
  const reference = readReference(typed, 'EN');
  if (!reference) throw notFound();
  const { accountId } = account;
  const application = await findFollowed(services.store.read, { reference, accountId });
  if (!application) throw notFound();
  return new Linked(account, application);
}
