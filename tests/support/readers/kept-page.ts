/** Asks until the page comes from the server's memory, where it has an ETag. */
export async function getKept(
  address: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(address, { headers });
    if (answer.headers.has('ETag')) return answer;
    await answer.arrayBuffer();
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error(`${address} was never kept`);
}
