import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface StandIn {
  url: string;
  /** Bodies of the requests that came, as text. */
  received: string[];
  close(): void;
}

/** A local endpoint in place of an OpenAI-compatible one; `answer` writes whatever it is to answer. */
export async function languageModelStandIn(answer: (response: ServerResponse) => void): Promise<StandIn> {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    received.push(`${request.headers.authorization} ${Buffer.concat(await request.toArray())}`);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    received,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An answer as such endpoints give it. */
export const says =
  (content: string, tokens = 50) =>
  (response: ServerResponse) =>
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }], usage: { total_tokens: tokens } }));
