// Every hot list with its keys and the bounds it must stay within.
import type { Keys } from './keys.ts';
import { companyLists } from './company-lists.ts';
import { discoveryLists } from './discovery-lists.ts';
import { matchingLists } from './matching-lists.ts';
import { peopleLists } from './people-lists.ts';
import { workLists } from './work-lists.ts';
import type { Case } from './case.ts';

export const listsOf = async (keys: Keys): Promise<Case[]> => [
  ...(await matchingLists(keys)),
  ...(await discoveryLists(keys)),
  ...(await peopleLists(keys)),
  ...(await workLists(keys)),
  ...(await companyLists(keys)),
];
