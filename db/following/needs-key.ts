import { CannotStart } from '#lib/env.server.ts';

/** Copies that are encrypted to a key that is not here. */
export class NeedsKey extends CannotStart {
  override name = 'NeedsKey';
  constructor(options?: ErrorOptions) {
    super(
      'These copies open only with the key on the sheet in the drawer. Write its words into a file, and add --key=FILE.',
    );
    this.cause = options?.cause;
  }
}
