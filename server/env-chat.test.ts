import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

const model = { CHAT_MODEL_URL: "https://models.example.ae/v1/", CHAT_MODEL_NAME: "small" };

test("without an address there is no language model", () => {
  expect(readEnv({ CHAT_MODEL_NAME: "small", CHAT_MODEL_KEY: "sk-secret" }).chatModel).toBeUndefined();
});

test("with address and name there is one, with limits", () => {
  expect(readEnv({ ...model, CHAT_MODEL_KEY: "sk-secret" }).chatModel).toEqual({
    url: "https://models.example.ae/v1",
    name: "small",
    key: "sk-secret",
    timeout: 8000,
    dailyTokens: 200_000,
  });
});

test.each([
  [{ CHAT_MODEL_URL: model.CHAT_MODEL_URL }, "CHAT_MODEL_NAME"],
  [{ ...model, CHAT_MODEL_URL: "models.example.ae" }, "CHAT_MODEL_URL"],
  [{ ...model, CHAT_MODEL_URL: "ftp://sk-secret@models.example.ae" }, "CHAT_MODEL_URL"],
  [{ ...model, CHAT_TIMEOUT_MS: "soon" }, "CHAT_TIMEOUT_MS"],
  [{ ...model, CHAT_DAILY_TOKENS: "-1" }, "CHAT_DAILY_TOKENS"],
])("%j is refused by name, without the value", (source, variable) => {
  const read = () => readEnv({ ...source, CHAT_MODEL_KEY: "sk-secret" });
  expect(read).toThrow(new RegExp(`^${variable} must`));
  expect(read).not.toThrow(/secret/);
});
