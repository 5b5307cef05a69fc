/** The request or its answer was lost on the way; this side cannot tell which. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** Runs what asks the server. A browser says with a `TypeError` that nothing came of it; any other error goes on. */
export async function overTheLine<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof TypeError ? new NoAnswer(error.message) : error;
  }
}

/**
 * Why a screen does not stand there and what to do, for the page that stands in its place. People look at their
 * connection only where no answer came: whatever else went wrong is the site's own fault, and the page says so.
 */
export function adviceOnScreen(error: unknown): string {
  return error instanceof NoAnswer
    ? 'The school’s server did not answer. Check your connection, then try again.'
    : 'This is a fault of the website. Your connection is all right. Please try again in a few minutes.';
}
