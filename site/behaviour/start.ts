/** What every page does without React; each file is one behaviour. */
import "./arrival.ts";
import "./head-after-paint.ts";
import "./language-switch.ts";
import "./typed-values.ts";
import "./menu.ts";
import "./outbound-links.ts";
import "./chat-launcher.ts";
import "./load-on-click.ts";
import "./open-answers.ts";
import "./tooltips.ts";
