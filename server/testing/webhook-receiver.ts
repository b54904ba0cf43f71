import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

/** Settings of a server whose webhook goes to this receiver. */
export const hookTo = ({ url }: Pick<WebhookReceiver, "url">) => ({
  WEBHOOK_URL: url,
  WEBHOOK_SECRETS: `whsec_${Buffer.alloc(32, 1).toString("base64")}`,
  WEBHOOK_ALLOW_PRIVATE: "on",
});

/** A receiver of webhooks on a port of its own; `answer` ends each request. */
export async function webhookReceiver(
  answer: (response: ServerResponse, received: Received) => void = (response) => void response.writeHead(204).end(),
): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += String(piece);
    const entry = { headers: request.headers, body };
    received.push(entry);
    answer(response, entry);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
