import { business } from "#content/business.ts";
import { ltr } from "#domain/language/isolate.ts";

/** What the server itself says: the messages of its error codes, read by people in a toast or above a form. */
export const api = {
  errors: {
    validation: "Some answers need a second look.",
    malformed_body: "The request could not be read. Please reload the page and try again.",
    invalid_idempotency_key: "The Idempotency-Key header must be 1 to 200 visible ASCII characters.",
    idempotency_key_reused: "This Idempotency-Key was already used for another request.",
    body_too_large: "That is more text than we can take. Please shorten it and try again.",
    unsupported_media_type: "Please send JSON or a form.",
    not_found: "There is nothing at this address.",
    method_not_allowed: "This address does not take this kind of request.",
    too_many_requests:
      "We have had very many requests from your network. Please try again in a few minutes, or contact us on WhatsApp.",
    proof_needed:
      "We check requests more closely just now. Please reload the page and send it again, or contact us on WhatsApp.",
    unavailable: `We could not store your request just now. Please try again in a moment, message us on WhatsApp at ${ltr(business.phones.whatsapp)}, or call ${ltr(business.phones.sales)}.`,
    payment_unavailable:
      "We're having trouble setting up your payment. Please try again, or ask for the invoice instead.",
    invalid_signature: "The signature of this message is not valid.",
    internal: "Something went wrong on our side. Please try again, or contact us on WhatsApp.",
  },
};
