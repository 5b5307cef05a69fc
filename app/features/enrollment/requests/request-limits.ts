/** The longest name of one thing that a family is asked for, in characters, and how many can be asked for at once. */
export const THING_LIMIT = 120;
export const MOST_THINGS = 20;
