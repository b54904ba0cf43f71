/** The diagonal is what a screen is measured by. */
export function Terminal() {
  return (
    <>
      <path d="M106 146h28v18h-28z" />
      <rect height="9" rx="4.500" width="96" x="72" y="163" />
      <rect className="fill-ink" height="138" rx="9" width="180" x="30" y="10" />
      <rect height="117" rx="2" stroke="none" width="156" x="42" y="20" />
      <path className="fill-action" d="M42 20h156v12H42z" stroke="none" />
      <path
        className="fill-sand-deep"
        d="M48 38h22v20H48zM74 38h22v20H74zM100 38h22v20h-22zM48 62h22v20H48zM74 62h22v20H74zM100 62h22v20h-22zM48 86h22v20H48zM74 86h22v20H74zM100 86h22v20h-22zM48 110h22v20H48zM74 110h22v20H74zM100 110h22v20h-22z"
        stroke="none"
      />
      <path className="fill-none" d="M134 42h30M182 42h8M134 52h22M182 52h8M134 62h26M182 62h8" strokeWidth="1.500" />
      <path className="fill-action" d="M132 116h60v14h-60z" stroke="none" />
      <path className="fill-none stroke-notice" d="M44 22l152 113M44 30v-8h9M187 135h9v-8" strokeWidth="3" />
    </>
  );
}

/** The width of the paper is what a receipt printer is measured by. */
export function Printer() {
  return (
    <>
      <path className="fill-none stroke-notice" d="M80 14h80M80 8v12M160 8v12" strokeWidth="3" />
      <path d="M80 84V32l5-5 5 5 5-5 5 5 5-5 5 5 5-5 5 5 5-5 5 5 5-5 5 5 5-5 5 5 5-5 5 5v52z" />
      <path
        className="fill-none"
        d="M92 44h24M140 44h8M92 53h32M140 53h8M92 62h18M140 62h8M92 73h56"
        strokeWidth="1.500"
      />
      <path d="M58 78h124a10 10 0 0 1 10 10v72a10 10 0 0 1-10 10H58a10 10 0 0 1-10-10V88a10 10 0 0 1 10-10z" />
      <path className="fill-ink" d="M72 80h96l-4 12H76z" />
      <path className="fill-none" d="M48 118h144M62 152h34" />
      <path className="fill-none" d="M62 144h34" strokeWidth="1.500" />
      <circle className="fill-action" cx="174" cy="146" r="5" stroke="none" />
    </>
  );
}

const coinBoxes = Array.from({ length: 8 }, (_, box) => 24 + box * 24);
const noteBoxes = Array.from({ length: 5 }, (_, box) => 24 + box * 38.4);

/** Open, from above: eight compartments for coins, five for notes. */
export function Drawer() {
  return (
    <>
      <rect height="142" rx="8" width="208" x="16" y="8" />
      {coinBoxes.map((x) => (
        <g key={x}>
          <rect className="fill-sand" height="38" rx="3" width="22" x={x} y="16" />
          <circle className="fill-none" cx={x + 11} cy="35" r="6.500" strokeWidth="1.500" />
        </g>
      ))}
      {noteBoxes.map((x) => (
        <g key={x}>
          <rect className="fill-sand" height="82" rx="3" width="36" x={x} y="60" />
          <rect height="64" rx="2" strokeWidth="1.500" width="24" x={x + 6} y="69" />
          <path className="stroke-control" d={`M${x + 6} 112h24`} strokeWidth="4" />
        </g>
      ))}
      <rect className="fill-ink" height="24" rx="5" width="224" x="8" y="148" />
      <circle className="fill-notice" cx="120" cy="160" r="6" stroke="none" />
      <path className="fill-none" d="M120 157v6" />
    </>
  );
}
