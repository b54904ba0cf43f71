import type { replies as english } from "#content/en/chat/replies.ts";

export const replies: typeof english = {
  outOfScope:
    "لا أعرف إلا الكاشير الذي يبيعه هذا الموقع. اسألني عن السعر أو الباقة أو التركيب أو التجربة، أو كلّم أحدنا.",
  unsure: "لست متأكداً أني فهمت سؤالك. هل تقصد واحداً من هذه؟",
  unknown: "لا أعرف ذلك، ولا أريد أن أخمّن. يستطيع أحد من فريقنا أن يجيبك.",
};
