import AxeBuilder from "@axe-core/playwright";
import { chatWidget as arabic } from "#content/ar/chat-widget.ts";
import { chatWidget as english } from "#content/en/chat-widget.ts";
import { withoutIsolates } from "#domain/language/isolate.ts";
import { localeCodes } from "#domain/language/locales.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { PACKAGE_PRICE } from "#domain/quote/savings.ts";
import { expect, test } from "#tests/support/journey.ts";
import { visit } from "#tests/support/visitor.ts";

const texts = { en: english, ar: arabic };
const questions = { en: "What does the package cost?", ar: "كم سعر الباقة؟" };
const answered = { json: { response: "An answer." } };

for (const locale of localeCodes) {
  const copy = texts[locale];

  test(`${locale}: the assistant greets, answers with the price and names its page`, async ({ page }) => {
    await visit(page, `/${locale}`);
    await page.getByRole("button", { name: copy.open }).click();
    const chat = page.getByRole("dialog", { name: copy.title });
    await expect(chat).toContainText(withoutIsolates(copy.greeting));
    const input = chat.getByRole("textbox", { name: copy.label });
    await expect(input).toBeFocused();
    await input.fill(questions[locale]);
    await input.press("Enter");
    await expect(chat.getByRole("listitem").last()).toContainText(formatDirhams(PACKAGE_PRICE, locale));
    await expect(chat.getByRole("link").first()).toHaveAttribute("href", new RegExp(`^/${locale}/`));
    await expect(input).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).include("#chat-widget").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`)).toEqual([]);
  });

  test(`${locale}: out of reach, it says so with the phone, and nothing is sent twice while a reply is pending`, async ({
    page,
  }) => {
    let asked = 0;
    await page.route("**/api/chat", async (route) => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.abort();
    });
    await visit(page, `/${locale}/about`);
    await page.getByRole("button", { name: copy.open }).click();
    const chat = page.getByRole("dialog", { name: copy.title });
    const input = chat.getByRole("textbox", { name: copy.label });
    await input.fill("   ");
    await input.press("Enter");
    await expect(chat.getByRole("button", { name: copy.send, exact: true })).toBeDisabled();
    await input.fill(questions[locale]);
    await input.press("Shift+Enter");
    await expect(input).toHaveValue(`${questions[locale]}\n`);
    await input.press("Enter");
    await expect(chat.getByText(copy.typing)).toBeAttached();
    await expect(input).toBeDisabled();
    await expect(chat.getByRole("log")).toContainText(withoutIsolates(copy.failure));
    await expect(chat.getByRole("link", { name: copy.actions.call })).toHaveAttribute("href", /^tel:\+971/);
    expect(asked).toBe(1);
  });
}

for (const locale of localeCodes) {
  const copy = texts[locale];

  test(`${locale}: where the chat's code does not arrive it is said beside the button, and the next press tries again`, async ({
    page,
    context,
  }) => {
    await visit(page, `/${locale}/about`);
    await context.setOffline(true);
    await page.getByRole("button", { name: copy.open }).click();
    const missing = page.getByRole("alert").filter({ hasText: withoutIsolates(copy.failure) });
    await expect(missing).toBeInViewport({ ratio: 1 });
    await expect(missing.getByRole("link", { name: copy.actions.call })).toHaveAttribute("href", /^tel:\+971/);
    await expect(missing.getByRole("link", { name: copy.actions.whatsapp })).toHaveAttribute("href", /^https:/);
    await context.setOffline(false);
    await page.getByRole("button", { name: copy.open }).click();
    await expect(page.getByRole("dialog", { name: copy.title })).toBeVisible();
    await expect(missing).toBeHidden();
  });
}

test("in doubt it offers questions, and a tap asks one", async ({ page }) => {
  const suggestions = ["What is in the package?", "What does the package cost?"];
  const response = ["Did you mean one of these?", ...suggestions.map((each) => `• ${each}`)].join("\n");
  const asked: string[] = [];
  await page.route("**/api/chat", async (route) => {
    asked.push(route.request().postDataJSON().message);
    await route.fulfill(asked.length === 1 ? { json: { response, suggestions } } : answered);
  });
  await visit(page, "/en/about");
  await page.getByRole("button", { name: english.open }).click();
  await page.getByRole("textbox", { name: english.label }).fill("package?");
  await page.keyboard.press("Enter");
  const chat = page.getByRole("dialog", { name: english.title });
  await expect(chat.getByText("Did you mean one of these?")).not.toContainText("•");
  await chat.getByRole("button", { name: suggestions[1] }).click();
  await expect(chat.getByRole("log")).toContainText("An answer.");
  await expect(chat.getByRole("button", { name: suggestions[1] })).toHaveCount(0);
  expect(asked).toEqual(["package?", suggestions[1]]);
});

test("the conversation stays through a page, a reload and a language, and the last five messages are sent", async ({
  page,
}) => {
  const bodies: { conversationHistory: { role: string; content: string }[] }[] = [];
  await page.route("**/api/chat", async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill(answered);
  });
  await visit(page, "/en");
  await page.getByRole("button", { name: english.open }).click();
  const log = page.locator("[role=log]");
  for (const question of ["one", "two", "three", "four"]) {
    await page.getByRole("textbox", { name: english.label }).fill(question);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: english.label })).toBeEnabled();
  }
  expect(bodies.at(-1)?.conversationHistory.map(({ role, content }) => `${role}: ${content}`)).toEqual([
    "assistant: An answer.",
    "user: two",
    "assistant: An answer.",
    "user: three",
    "assistant: An answer.",
  ]);

  await page.getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL("/en/about");
  await expect(log).toContainText("four");
  await page.reload();
  await expect(log).toContainText("four");
  await page.locator("a[data-language-switch]").click();
  await expect(page.getByRole("dialog", { name: arabic.title })).toContainText("four");
  await expect(page.getByRole("textbox", { name: arabic.label })).toBeVisible();

  const chat = page.getByRole("dialog");
  await chat.getByRole("button", { name: arabic.minimize }).click();
  await expect(log).toBeHidden();
  await chat.getByRole("button", { name: arabic.restore }).click();
  await expect(log).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chat).toBeHidden();
  await expect(page.getByRole("button", { name: arabic.open })).toBeFocused();
});

test("the closed chat costs nothing, and on a phone the open one stands above the bar", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/en/faq");
  expect(scripts.filter((address) => /open-chat|react-dom/.test(address))).toEqual([]);
  await page.getByRole("button", { name: english.open }).click();
  const panel = await page.getByRole("dialog").boundingBox();
  const bar = await page.locator("[data-mobile-bar]").boundingBox();
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(panel?.height).toBeLessThanOrEqual(480);
});
