import { address, recordAddress } from '#requests/address.ts';
import type { ChildChange } from './change-child.server.ts';
import type { ChildrenList } from './children-list.server.ts';
import type { ChildRecord } from './open-child.server.ts';

/** Where the children of the school are listed. */
export const childrenAt = address<{ shows: ChildrenList }>('/api/staff/children');

/** One child of the school. */
export const childAt = recordAddress<{ shows: ChildRecord; takes: ChildChange }>(
  '/api/staff/children',
);
