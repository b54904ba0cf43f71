import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface FreezableLine {
  databaseUrl: string;
  freeze(): void;
  thaw(): void;
  close(): void;
}

/** A line to a database on which, while frozen, nothing moves and nothing closes. */
export async function freezableLine(databaseUrl: string): Promise<FreezableLine> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).on("error", () => near.destroy());
    far.pipe(near).on("error", () => far.destroy());
    for (const socket of [near, far]) sockets.add(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const ours = new URL(databaseUrl);
  ours.port = String((server.address() as AddressInfo).port);
  return {
    databaseUrl: ours.href,
    freeze() {
      for (const socket of sockets) socket.pause();
      server.on("connection", pauseSocket);
    },
    thaw() {
      server.off("connection", pauseSocket);
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function pauseSocket(socket: Socket) {
  socket.pause();
}
