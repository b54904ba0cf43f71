/** A field that people neither see nor hear nor reach by keyboard; no autofill knows its name, programs fill it in. */
export const HONEYPOT_FIELD = "topic";

/** When the form was first used, signed by the server. */
export const TOKEN_HEADER = "x-form-token";

/** The solved challenge, in base64; or NO_PROOF from a browser that cannot solve it in time. */
export const PROOF_HEADER = "x-form-proof";
export const NO_PROOF = "none";
