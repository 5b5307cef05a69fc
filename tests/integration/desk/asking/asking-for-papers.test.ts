import { describe, expect } from 'vitest';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { AuthorizedAccount } from '#features/accounts/sessions/authorization.server.ts';
import { findAbout } from '#features/contact/conversation/turns.server.ts';
import { getFamilyOverview } from '#features/enrollment/guardians/family-overview.server.ts';
import { getApplicationForGuardian } from '#features/enrollment/guardians/guardian-queries.server.ts';
import type { Guardian } from '#features/enrollment/guardians/portal-access/require-guardian.server.ts';
import { getApplicationId } from '#features/enrollment/queries.server.ts';
import { changeRequests } from '#features/enrollment/requests/ask-family.server.ts';
import { listRequests } from '#features/enrollment/requests/list-requests.server.ts';
import { writeToSchool } from '#features/enrollment/requests/write-to-school.server.ts';
import { papersOfFamily } from '#features/papers/desk/papers-of-family.server.ts';
import { sayOfPaper } from '#features/papers/desk/say-of-paper.server.ts';
import { recordSaid } from '#features/papers/intake/said-by-family.server.ts';
import { takePhotograph } from '#features/papers/intake/take-photograph.server.ts';
import { forFamily, listPapersOf } from '#features/papers/list-papers.server.ts';
import type { OfficeSays } from '#features/papers/paper-status.ts';
import { forgetUnseenPictures } from '#features/papers/pictures/forget-unseen.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { statusReached } from '#tests/support/clients/case-status.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { smallJpeg, smallPng } from '#tests/support/samples/sample-pictures.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CARD = 'under-five-card';

describe.each(storeKinds)('the office asks for papers of its list, on %s', (kind) => {
  let accounts: TestAccounts;
  let office: ReturnType<typeof schoolOf>;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    office = schoolOf(accounts);
  });
  const kept = new Map<string, Uint8Array>();
  const files = {
    async keep(bytes: Uint8Array) {
      const name = crypto.randomUUID();
      kept.set(name, bytes);
      return name;
    },
    read: async (name: string) => Buffer.from(kept.get(name) ?? []),
    remove: async (name: string) => void kept.delete(name),
  };
  const services = () => ({
    ...{ ...accounts, files: files as never, content: fixtureContent },
  });

  async function newFamily(name: string) {
    const email = `${name}@mail.example`;
    const reference = await office.apply({ parent1Email: email });
    const staff = await office.enterAs('enrollment');
    return { reference, staff, guardian: await office.follow(reference, email) };
  }
  const change = (
    staff: StaffIn<'enrollment'>,
    reference: string,
    asked: Parameters<typeof changeRequests>[3],
  ) => changeRequests(services(), staff, reference, asked);
  const ask = (staff: StaffIn<'enrollment'>, reference: string, papers: string[], things = ['']) =>
    change(staff, reference, {
      ...{ change: 'ask', papers, words: 'Please send it.' },
      things: things.filter(Boolean),
    });
  const requestsOf = async (reference: string) =>
    listRequests(
      accounts.store.read,
      await getApplicationId(accounts.store, reference),
      accounts.clock.now(),
    );
  const statusOf = async (reference: string) => (await requestsOf(reference))[0]?.status;
  const photograph = (guardian: Guardian, bytes: Uint8Array) =>
    takePhotograph({ ...services(), scan: async () => 'unknown' }, guardian, {
      paper: CARD,
      file: new File([bytes as Uint8Array<ArrayBuffer>], 'card'),
    });
  async function say(staff: StaffIn<'enrollment'>, reference: string, way: OfficeSays) {
    const papers = await listPapersOf(services(), reference);
    const pictureId = papers.find(({ id }) => id === CARD)?.picture?.id ?? null;
    const said = { paper: CARD, way, pictureId, words: way === 'unreadable' ? 'Too dark.' : '' };
    expect(await sayOfPaper(services(), staff, reference, said)).toEqual({ outcome: 'done' });
  }

  test('the family sees exactly what it was asked for, and which of it can be photographed', async () => {
    const { staff, reference, guardian } = await newFamily('exactly');
    expect(await ask(staff, reference, [CARD], ['A call from the father'])).toEqual({
      outcome: 'done',
    });
    const see = () =>
      getApplicationForGuardian(
        { read: accounts.store.read, content: fixtureContent },
        guardian,
        accounts.clock.now(),
      );
    expect((await see()).requests).toEqual([]);
    accounts.wait(10 * MINUTE);
    expect((await see()).requests).toMatchObject([
      { what: 'A call from the father', paper: null },
      { what: 'Under-five card', paper: CARD },
    ]);
    const papers = forFamily(await listPapersOf(services(), reference), accounts.clock.now());
    expect(papers[0]).toMatchObject({ id: CARD, askedAt: expect.any(String) });
    expect(papers.filter(({ askedAt }) => askedAt)).toHaveLength(1);
    const before = new Date(accounts.clock.now().getTime() - 5 * MINUTE);
    const earlier = forFamily(await listPapersOf(services(), reference), before);
    expect(earlier.filter(({ askedAt }) => askedAt)).toEqual([]);
  });

  test('what comes or is seen is done by itself, and undone it is waited for again', async () => {
    const { staff, reference, guardian } = await newFamily('itself');
    await ask(staff, reference, [CARD]);
    const isNow = async (status: string) => expect(await statusOf(reference)).toBe(status);
    await isNow('open');
    expect(await photograph(guardian, smallPng)).toMatchObject({ outcome: 'arrived' });
    await isNow('done');
    expect(await requestsOf(reference)).toMatchObject([{ settledBy: null, canBeUndone: false }]);
    await recordSaid(services(), guardian, { paper: CARD, way: 'takeBack' });
    await isNow('open');
    await photograph(guardian, smallJpeg);
    await isNow('done');
    accounts.wait(MINUTE);
    // Asked for anew, beside what was asked for before.
    await say(staff, reference, 'unreadable');
    await isNow('open');
    await recordSaid(services(), guardian, { paper: CARD, way: 'bring' });
    await isNow('open');
    await say(staff, reference, 'seen');
    await isNow('done');
    const last = async () => (await requestsOf(reference))[0];
    expect(await last()).toMatchObject({ settledBy: staff.email });
    await say(staff, reference, 'notSeen');
    await isNow('open');
    expect(await last()).toMatchObject({ settledAt: null, settledBy: null });
    await photograph(guardian, smallPng);
    await isNow('done');
    await forgetUnseenPictures(
      services(),
      90,
      new Date(accounts.clock.now().getTime() + 100 * DAY),
    );
    await isNow('open');
  });

  describe('a photograph that cannot be read', () => {
    const mails = async (reference: string) =>
      (await office.mailsAbout(reference, 'enrollment-request')).filter(
        ({ status }) => status === 'waiting',
      );
    const statusOfWords = async (reference: string) =>
      (await findAbout(accounts.store.read, reference))?.status;

    test('is asked for by a mail that leaves when the photograph goes, and by a reminder', async () => {
      const { staff, reference, guardian } = await newFamily('unreadable');
      await photograph(guardian, smallPng);
      await say(staff, reference, 'unreadable');
      const [mail, ...others] = await mails(reference);
      expect(others).toEqual([]);
      expect(mail?.recipient).toBe('unreadable@mail.example');
      const leaves = Date.parse(mail?.due_at ?? '') - accounts.clock.now().getTime();
      expect(leaves).toBe(10 * MINUTE);
      expect(`${mail?.subject} ${mail?.text_part}`).not.toMatch(/dark|card/);
      expect(await requestsOf(reference)).toMatchObject([
        { what: 'Under-five card', paper: CARD, status: 'open', askedBy: staff.email },
      ]);
      // The family has read it on its page before: the mail would ask for what is here.
      await photograph(guardian, smallJpeg);
      expect(await statusOf(reference)).toBe('done');
      expect(await mails(reference)).toEqual([]);
      accounts.wait(MINUTE);
      await recordSaid(services(), guardian, { paper: CARD, way: 'takeBack' });
      expect(await mails(reference)).toHaveLength(1);
    });

    test('of two things that are asked for together, the one that has come leaves the mail alone', async () => {
      const { staff, reference, guardian } = await newFamily('together');
      await ask(staff, reference, [CARD], ['A call from the father']);
      await photograph(guardian, smallPng);
      expect(await mails(reference)).toHaveLength(1);
    });

    test('waits again when the answer is taken back: nothing is asked, and no mail leaves', async () => {
      const { staff, reference, guardian } = await newFamily('readable');
      await ask(staff, reference, [CARD]);
      await photograph(guardian, smallPng);
      const before = await requestsOf(reference);
      accounts.wait(MINUTE);
      await say(staff, reference, 'unreadable');
      expect((await requestsOf(reference)).map(({ status }) => status)).toEqual(['open', 'done']);
      // Alone it cannot be taken back: the photograph would go all the same.
      const [{ id } = { id: '' }] = await requestsOf(reference);
      const alone = await change(staff, reference, { change: 'takeBack', id });
      expect(alone).toMatchObject({
        outcome: 'refused',
        detail: expect.stringContaining('papers'),
      });
      await say(staff, reference, 'notSeen');
      expect(await requestsOf(reference)).toEqual(before);
      expect(await mails(reference)).toEqual([]);
      await say(staff, reference, 'unreadable');
      expect(await mails(reference)).toHaveLength(1);
    });

    for (const is of ['new', 'read'])
      test(`does not answer what the family wrote, which is ${is}`, async () => {
        const { staff, reference, guardian } = await newFamily(`unanswered-${is}`);
        await photograph(guardian, smallPng);
        const words = 'May he start in May?';
        await writeToSchool(accounts, guardian, { words, after: '', sender: accounts.sender });
        await office.run(
          `update contact_messages set status = '${is}' where about = '${reference}'`,
        );
        await say(staff, reference, 'unreadable');
        expect(await statusOfWords(reference)).toBe(is);
        await say(staff, reference, 'notSeen');
        expect(await statusOfWords(reference)).toBe('new');
      });

    test('leaves nothing of an own conversation to be answered', async () => {
      const { staff, reference, guardian } = await newFamily('silent');
      await photograph(guardian, smallPng);
      await say(staff, reference, 'unreadable');
      expect(await statusOfWords(reference)).toBe('answered');
    });

    test('is asked for no more once the application came to nothing', async () => {
      const { staff, reference, guardian } = await newFamily('closed');
      await photograph(guardian, smallPng);
      await office.run(
        `update enrollment_applications set status = 'notOffered' where reference = '${reference}'`,
      );
      await say(staff, reference, 'unreadable');
      expect([await requestsOf(reference), await mails(reference)]).toEqual([[], []]);
    });
  });

  test('a request that is not needed any more stays so, whatever comes', async () => {
    const { staff, reference, guardian } = await newFamily('withdrawn');
    await ask(staff, reference, [CARD]);
    const [{ id, version } = { id: '', version: 0 }] = await requestsOf(reference);
    await change(staff, reference, { change: 'settle', id, version, to: 'withdrawn' });
    await photograph(guardian, smallPng);
    expect(await statusOf(reference)).toBe('withdrawn');
    const undo = await change(staff, reference, { change: 'undo', id, version: version + 1 });
    expect(undo).toMatchObject({ outcome: 'refused', detail: expect.stringContaining('here') });
    await recordSaid(services(), guardian, { paper: CARD, way: 'takeBack' });
    expect(await statusOf(reference)).toBe('withdrawn');
    await change(staff, reference, { change: 'undo', id, version: version + 1 });
    expect(await statusOf(reference)).toBe('open');
  });

  test('what is here, asked for already or on no list is not asked for, and a tick alone settles', async () => {
    const { staff, reference, guardian } = await newFamily('refused');
    const why = async (papers: string[], things?: string[]) => {
      const outcome = await ask(staff, reference, papers, things);
      return 'detail' in outcome ? outcome.detail : outcome.outcome;
    };
    expect(await why([])).toMatch(/Tick a paper, or write/);
    expect(await why(['no-such-paper'])).toMatch(/papers of the list/);
    // Nobody asks a child of Grade 1 for it.
    expect(await why(['transfer-letter'])).toMatch(/papers of the list/);
    expect(await why([CARD])).toBe('done');
    expect(await why([CARD])).toMatch(/asked for this paper already/);
    const [{ id, version } = { id: '', version: 0 }] = await requestsOf(reference);
    const settle = await change(staff, reference, { change: 'settle', id, version, to: 'done' });
    expect(settle).toMatchObject({ outcome: 'refused', detail: expect.stringContaining('Tick') });
    await photograph(guardian, smallPng);
    expect(await why([CARD])).toMatch(/here already/);
  });

  /** A second form of the child of a family, which the first goes on for. */
  async function anotherForm(reference: string, name: string) {
    const second = await newFamily(name);
    await office.run(
      `update enrollment_applications set same_child_as = '${reference}' where reference = '${second.reference}'`,
    );
    return second;
  }

  test('a paper that is here under one form is waited for again only when no form has it', async () => {
    const { staff, reference, guardian } = await newFamily('forms-a');
    const other = await anotherForm(reference, 'forms-b');
    const isNow = async (status: string) => expect(await statusOf(reference)).toBe(status);
    const choose = (who: Guardian, way: 'bring' | 'notYet' | 'takeBack') =>
      recordSaid(services(), who, { paper: CARD, way });
    await ask(staff, reference, [CARD]);
    await choose(other.guardian, 'takeBack');
    await photograph(guardian, smallPng);
    await isNow('done');
    for (const way of ['takeBack', 'bring', 'notYet', 'takeBack'] as const) {
      expect(await choose(other.guardian, way)).toBeUndefined();
      await isNow('done');
    }
    await say(staff, other.reference, 'seen');
    await say(staff, other.reference, 'notSeen');
    await isNow('done');
    await photograph(other.guardian, smallPng);
    await choose(guardian, 'takeBack');
    await isNow('done');
    await choose(other.guardian, 'takeBack');
    await isNow('open');
  });

  test('nobody waits for a paper of a child whose application is closed', async () => {
    const { staff, reference, guardian } = await newFamily('closed');
    const end = async () => {
      await office.run(
        `update enrollment_applications set status = 'withdrawn' where reference = '${reference}'`,
      );
      await office.run(
        statusReached(reference, 'withdrawn', accounts.clock.now().toISOString(), null),
      );
    };
    const seen = async () => {
      const now = accounts.clock.now();
      const { store } = accounts;
      const { requests } = await getApplicationForGuardian(
        { read: store.read, content: fixtureContent },
        guardian,
        now,
      );
      const content = fixtureContent;
      const account = guardian as unknown as AuthorizedAccount;
      const overview = await getFamilyOverview(
        { read: store.read, content, now, secret: accounts.secret },
        account,
      );
      const papers = forFamily(await listPapersOf(services(), reference), now);
      const askedFor = papers.filter(({ askedAt }) => askedAt);
      return [requests, overview.applications.flatMap((child) => child.requests), askedFor].map(
        ({ length }) => length,
      );
    };
    await ask(staff, reference, [CARD], ['A call from the father']);
    accounts.wait(10 * MINUTE);
    expect(await seen()).toEqual([2, 2, 1]);
    await photograph(guardian, smallPng);
    expect(await seen()).toEqual([1, 1, 0]);
    await end();
    expect(await seen()).toEqual([0, 0, 0]);
    const late = new Date(accounts.clock.now().getTime() + 100 * DAY);
    await forgetUnseenPictures(services(), 90, late);
    const card = (await requestsOf(reference)).find(({ paper }) => paper === CARD);
    expect(card?.status).toBe('done');
  });

  test('what is here under one form is not asked for with another, nor shown as asked for there', async () => {
    const { staff, reference } = await newFamily('here-a');
    const other = await anotherForm(reference, 'here-b');
    const cards = async () => {
      const staff = await office.enterAs('families');
      const reader = { school: services(), staff, now: accounts.clock.now() };
      const references = [reference, other.reference];
      const { papers = [] } = await papersOfFamily.find(accounts.store.read, references, reader);
      return papers.map((child) =>
        child.papers.flatMap(({ label, status }) =>
          label === 'Under-five card' ? [status.name] : [],
        ),
      );
    };
    await ask(staff, reference, [CARD]);
    expect(await cards()).toEqual([['Asked for'], ['Not here']]);
    await say(staff, other.reference, 'seen');
    expect(await statusOf(reference)).toBe('done');
    expect(await cards()).toEqual([['Here under another reference'], ['Seen']]);
    const hereWith = async (of: string) => {
      const card = (await listPapersOf(services(), of)).find(({ id }) => id === CARD);
      return card?.isHere ? card.hereWith : undefined;
    };
    const told = { reference: other.reference, status: 'seen' };
    expect(await hereWith(reference)).toEqual(told);
    expect(await hereWith(other.reference)).toEqual(told);
    const ofFamily = forFamily(await listPapersOf(services(), reference), accounts.clock.now());
    expect(JSON.stringify(ofFamily)).not.toContain(other.reference);
    expect(await ask(staff, reference, [CARD])).toMatchObject({
      ...{ outcome: 'refused', detail: expect.stringContaining('here already') },
    });
    await say(staff, other.reference, 'notSeen');
    const [{ id, version } = { id: '', version: 0 }] = await requestsOf(reference);
    await change(staff, reference, { change: 'settle', id, version, to: 'withdrawn' });
    await say(staff, other.reference, 'seen');
    const undo = await change(staff, reference, { change: 'undo', id, version: version + 1 });
    expect(undo).toMatchObject({ outcome: 'refused', detail: expect.stringContaining('here') });
  });

  test('a paper that was asked for and left the list is ticked as any other', async () => {
    const { staff, reference } = await newFamily('left-the-list');
    await ask(staff, reference, [CARD]);
    const items = fixtureContent.papers.items.filter(({ id }) => id !== CARD);
    const content = { ...fixtureContent, papers: { ...fixtureContent.papers, items } };
    const tick = (paper: string) => {
      const said = { paper, way: 'seen', pictureId: null, words: '' } as const;
      return sayOfPaper({ ...services(), content }, staff, reference, said);
    };
    expect(await tick('no-such-paper')).toEqual({ outcome: 'notFound' });
    expect(await tick(CARD)).toEqual({ outcome: 'done' });
    expect(await statusOf(reference)).toBe('done');
  });
});
