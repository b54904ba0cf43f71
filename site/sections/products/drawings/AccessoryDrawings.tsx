export function Scanner() {
  return (
    <>
      <path className="fill-notice-soft" d="M98 62L12 46v82l86-52z" stroke="none" />
      <path className="fill-none" d="M20 54v64M26 54v64M36 54v64M41 54v64M51 54v64M56 54v64" strokeWidth="3" />
      <path className="stroke-notice" d="M98 69L12 86" strokeWidth="3" />
      <path d="M112 40h78a24 24 0 0 1 24 24v4a20 20 0 0 1-20 20h-14l12 70a10 10 0 0 1-10 12h-22a10 10 0 0 1-10-8l-13-74h-25a8 8 0 0 1-6-3l-8-9V60l8-17a8 8 0 0 1 6-3z" />
      <path className="fill-ink" d="M98 60l8-17a8 8 0 0 1 6-3h6v48h-6a8 8 0 0 1-6-3l-8-9z" />
      <path className="fill-none" d="M150 88l4 22c2 8 12 8 14-1" />
      <circle className="fill-action" cx="186" cy="62" r="5" stroke="none" />
    </>
  );
}

/** Four orders; the one that has waited longest is marked. */
export function KitchenScreen() {
  return (
    <>
      <path className="fill-none" d="M104 10h32M120 10v14" strokeWidth="4" />
      <rect className="fill-ink" height="126" rx="8" width="216" x="12" y="24" />
      <path className="fill-notice" d="M22 34h44v86H22z" stroke="none" />
      <path d="M72 34h44v70H72zM122 34h44v92h-44zM172 34h44v58h-44z" stroke="none" />
      <path
        className="fill-none"
        d="M28 44h14M28 58h32M28 68h26M28 78h30M28 88h18M78 44h14M78 58h32M78 68h22M78 78h28M128 44h14M128 58h32M128 68h26M128 78h30M128 88h18M128 98h26M178 44h14M178 58h32M178 68h24"
        strokeWidth="2"
      />
      <path className="stroke-control" d="M52 44h8M102 44h8M152 44h8M202 44h8" />
    </>
  );
}

export function CustomerDisplay() {
  return (
    <>
      <path d="M114 104h12v48h-12z" />
      <rect height="12" rx="6" width="88" x="76" y="152" />
      <rect className="fill-ink" height="84" rx="9" width="168" x="36" y="22" />
      <rect height="66" rx="3" stroke="none" width="150" x="45" y="31" />
      <path className="fill-none" d="M56 44h50M166 44h18M56 55h38M166 55h18" strokeWidth="2.500" />
      <path className="fill-notice" d="M45 68h150v29H45z" stroke="none" />
      <path className="fill-none" d="M56 83h30M142 83h42" strokeWidth="5" />
    </>
  );
}

export function PaperRolls() {
  return (
    <>
      <path d="M150 52h30a16 42 0 0 1 0 84h-30z" />
      <ellipse cx="150" cy="94" rx="16" ry="42" />
      <ellipse className="fill-sand-deep" cx="150" cy="94" rx="5" ry="13" />
      <path d="M62 62h56a18 48 0 0 1 0 96H62z" />
      <ellipse cx="62" cy="110" rx="18" ry="48" />
      <ellipse className="fill-sand-deep" cx="62" cy="110" rx="6" ry="15" />
      <path d="M62 62c-14-14-8-34 14-38h52c-20 6-24 26-10 38z" />
      <path className="fill-none stroke-notice" d="M62 170h56M62 164v12M118 164v12" strokeWidth="3" />
    </>
  );
}
