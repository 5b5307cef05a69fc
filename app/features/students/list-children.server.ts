import type { RoomServices } from '#desk/define-room.server.ts';
import { importedChild, listImportedRows } from './imported-children.server.ts';
import type { NamedChild } from './named-child.ts';

/** What names children: the features that know them, by their references. */
export type NamingServices = Pick<RoomServices, 'listEnrolledChildren'> & {
  store: Pick<RoomServices['store'], 'read'>;
};

/** Who these children of the school are, by their references, whichever way each came. */
export async function listChildren(
  { store, listEnrolledChildren }: NamingServices,
  references: readonly string[],
): Promise<Map<string, NamedChild>> {
  const children = [
    ...(await listEnrolledChildren(store.read, references)),
    ...(await listImportedRows(store.read, references)).map(importedChild),
  ];
  return new Map(children.map((child) => [child.reference, child]));
}
