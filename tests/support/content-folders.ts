/** What the school delivers and may correct at any time. No test may hold it to a value. */
export const DELIVERED_CONTENT = 'content';

/** A school for the tests, with the words and facts of the specification. */
export const FIXTURE_CONTENT = 'tests/content';
