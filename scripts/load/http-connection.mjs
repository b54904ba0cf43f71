import { connect } from "node:net";

/** @typedef {{ send(request: string, done: (status: number) => void): void, close(): void }} Connection */

/**
 * One kept connection that sends a request and reads its answer, with as little work as that takes: the generator runs
 * beside the server and must not be what is measured.
 * @param {{ host: string, port: number, onLost: () => void }} target onLost: closed or broken, whatever was under way
 * @returns {Connection}
 */
export function openConnection({ host, port, onLost }) {
  const socket = connect({ host, port, noDelay: true });
  /** @type {((status: number) => void) | undefined} */
  let answered;
  let status = 0;
  let missing = -1;
  /** @type {Buffer} */
  let head = Buffer.alloc(0);

  socket.on("error", () => undefined);
  socket.on("close", onLost);
  socket.on("data", (piece) => {
    if (missing < 0) {
      head = head.length === 0 ? piece : Buffer.concat([head, piece]);
      const end = head.indexOf("\r\n\r\n");
      if (end === -1) return;
      const text = head.toString("latin1", 0, end);
      status = Number(text.slice(9, 12));
      missing = Number(/\r\ncontent-length: *(\d+)/i.exec(text)?.[1] ?? 0) - (head.length - end - 4);
      head = Buffer.alloc(0);
    } else {
      missing -= piece.length;
    }
    if (missing > 0) return;
    missing = -1;
    const done = answered;
    answered = undefined;
    done?.(status);
  });

  return {
    /** @param {string} request @param {(status: number) => void} done */
    send(request, done) {
      answered = done;
      socket.write(request);
    },
    close: () => socket.destroy(),
  };
}
