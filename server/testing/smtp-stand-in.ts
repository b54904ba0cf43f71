import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

export interface SmtpStandIn {
  url: string;
  /** What was taken: who it was for, and the message as sent. */
  taken: { recipients: string[]; message: string }[];
  close(): Promise<void>;
}

/** A mail server that takes everything, but for the recipients that `refuse` answers for. */
export async function smtpStandIn(
  refuse: (recipient: string) => string | undefined = () => undefined,
): Promise<SmtpStandIn> {
  const taken: SmtpStandIn["taken"] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, refuse, (recipients, message) => void taken.push({ recipients, message }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function serve(
  socket: Socket,
  refuse: (recipient: string) => string | undefined,
  take: (recipients: string[], message: string) => void,
) {
  let recipients: string[] = [];
  let data: string | undefined;
  let received = "";
  const say = (line: string) => void socket.write(`${line}\r\n`);

  const verbs: Record<string, (line: string) => void> = {
    EHLO: () => say("250 stand-in"),
    QUIT: () => void socket.end("221 bye\r\n"),
    MAIL() {
      recipients = [];
      say("250 ok");
    },
    RCPT(line) {
      const recipient = /<([^>]*)>/.exec(line)?.[1] ?? "";
      const refusal = refuse(recipient);
      if (!refusal) recipients.push(recipient);
      say(refusal ?? "250 ok");
    },
    DATA() {
      data = "";
      say("354 go on");
    },
  };
  const command = (line: string) => (verbs[line.slice(0, 4).toUpperCase()] ?? (() => say("250 ok")))(line);

  socket.on("error", () => undefined);
  socket.on("data", (piece) => {
    received += String(piece);
    for (let end = received.indexOf("\r\n"); end >= 0; end = received.indexOf("\r\n")) {
      const line = received.slice(0, end);
      received = received.slice(end + 2);
      if (data === undefined) command(line);
      else if (line === ".") {
        take(recipients, data);
        data = undefined;
        say("250 taken");
      } else data += `${line.replace(/^\./, "")}\r\n`;
    }
  });
  say("220 stand-in");
}
