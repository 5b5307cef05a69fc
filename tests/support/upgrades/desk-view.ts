/** The rooms whose records have an address of their own, by the table that has their references. */
const ROOMS = {
  enrollment_applications: '/api/staff/enrollment-applications/',
  job_applications: '/api/staff/job-applications/',
  contact_messages: '/api/staff/messages/',
  parent_forms: '/api/staff/parent-forms/',
  meal_payments: '/api/staff/meal-payments/',
};
const LISTS = [
  ...['enrollment-applications', 'job-applications', 'messages', 'parent-forms'],
  ...['meal-payments', 'subscribers', 'documents', 'mail'],
].map((room) => `/api/staff/${room}`);

/** Every address at which the desk of such a school shows something that somebody sent. */
export async function addressesOfDesk(
  rows: (query: string) => Promise<Record<string, string>[]> | Record<string, string>[],
): Promise<string[]> {
  const addresses = [...LISTS];
  for (const [table, address] of Object.entries(ROOMS)) {
    const found = await rows(`select reference from ${table} order by reference`);
    addresses.push(...found.map(({ reference }) => address + reference));
  }
  const families = await rows('select reference from enrollment_applications order by reference');
  addresses.push(...families.map(({ reference }) => `/api/staff/families/${reference}`));
  return addresses;
}

/** What the desk says at each of these addresses to somebody who may see everything: every text, by its address. */
export async function readDesk(
  school: { address: string },
  { email, password }: { email: string; password: string },
  addresses: string[],
): Promise<Map<string, Set<string>>> {
  const session = await fetch(`${school.address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = await session.json();
  const texts = new Map<string, Set<string>>();
  for (const address of addresses) {
    const said = await Promise.all(
      pagesOf(address).map(async (page) => {
        const answer = await fetch(school.address + page, {
          headers: { Authorization: `Bearer ${token}` },
        });
        if (answer.status !== 200) throw new Error(`${page} answers ${answer.status}`);
        return textsIn(await answer.json());
      }),
    );
    texts.set(address, new Set(said.flat()));
  }
  return texts;
}

/** Records of one moment may stand on another page of their list than in the version before. */
function pagesOf(address: string): string[] {
  return LISTS.includes(address) ? [address, `${address}?page=2`] : [address];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value) return Object.values(value).flatMap(textsIn);
  return [];
}
