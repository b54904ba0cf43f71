/** A non-OK answer: the text is "status: body" (spec 8); `answer` holds the body when it was JSON. */
export class ApiError extends Error {
  readonly status: number;
  readonly answer: { error?: { code?: string; message?: string; fields?: Record<string, string>; challenge?: object } };

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.answer = readJson(body) ?? {};
  }
}

interface CallOptions {
  method?: "GET" | "POST";
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** A 401 throws by default and can give null instead (spec 7, Shared behaviour). */
  on401?: "throw" | "null";
}

/** One call, no retry, cookies sent, JSON both ways (spec 7). Throws ApiError, or the network's own error. */
export async function callApi<Answer>(path: string, options?: CallOptions & { on401?: "throw" }): Promise<Answer>;
export async function callApi<Answer>(path: string, options: CallOptions): Promise<Answer | null>;
export async function callApi<Answer>(path: string, options: CallOptions = {}): Promise<Answer | null> {
  const { method = "GET", body, headers, signal, on401 = "throw" } = options;
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: {
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
  if (response.status === 401 && on401 === "null") return null;
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text || response.statusText);
  return JSON.parse(text) as Answer;
}

function readJson(text: string): ApiError["answer"] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
